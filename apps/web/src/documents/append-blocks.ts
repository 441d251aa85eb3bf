import type { ContentBlock, ContentInline } from '@learntrail/contract/content/document'
import { XmlElement, type XmlFragment, XmlText } from 'yjs'

type Node = ContentBlock | ContentInline

interface Written {
  type: string
  text?: string
  marks?: { type: string; attrs?: object }[]
  attrs?: Record<string, unknown>
  content?: Node[]
}

/** Appends blocks to a shared rich text, in the structure the editor itself would write. */
export function appendBlocks(fragment: XmlFragment, blocks: readonly ContentBlock[]): void {
  fragment.insert(
    fragment.length,
    blocks.map((block) => elementOf(block as Written)),
  )
}

function elementOf(node: Written): XmlElement | XmlText {
  if (node.type === 'text') return wordsOf(node)
  const element = new XmlElement(node.type)
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value as string)
  element.insert(
    0,
    (node.content ?? []).map((child) => elementOf(child as Written)),
  )
  return element
}

function wordsOf({ text = '', marks = [] }: Written): XmlText {
  const words = new XmlText()
  words.insert(0, text, Object.fromEntries(marks.map(({ type, attrs }) => [type, attrs ?? {}])))
  return words
}
