import type { PicturedDocument } from '@learntrail/contract/content/document'
import type { EditorNode } from '@learntrail/contract/content/tidy'
import { XmlElement, type XmlFragment, XmlText } from 'yjs'

/** Returns the editor's node for a rich text in a document; not yet normalised for its use. */
export const editorNodeOf = (fragment: XmlFragment): EditorNode => ({ type: 'doc', content: nodesOf(fragment) })

function nodesOf(parent: XmlFragment): EditorNode[] {
  return parent.toArray().flatMap((node) => {
    if (node instanceof XmlText) return wordsOf(node)
    if (!(node instanceof XmlElement)) return []
    const content = nodesOf(node)
    const attrs = node.getAttributes() as Record<string, unknown>
    return [{ type: node.nodeName, attrs, ...(content.length > 0 && { content }) }]
  })
}

interface Stretch {
  insert?: unknown
  attributes?: Record<string, unknown>
}

/**
 * Marks are attributes of a text's stretches; the editor appends `--` and a hash to names of marks that may overlap.
 */
function wordsOf(text: XmlText): EditorNode[] {
  return (text.toDelta() as Stretch[]).flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string' || insert === '') return []
    const marks = Object.entries(attributes).flatMap(([name, attrs]) =>
      attrs === null ? [] : [{ type: name.split('--')[0] ?? name, attrs: attrs as Record<string, unknown> }],
    )
    return [{ type: 'text', text: insert, ...(marks.length > 0 && { marks }) }]
  })
}

/** Writes a text into an empty fragment, as the editor would. */
export function writeRichText(fragment: XmlFragment, text: PicturedDocument): void {
  fragment.insert(0, (text.content as EditorNode[]).map(elementOf))
}

function elementOf(node: EditorNode): XmlElement | XmlText {
  if (node.type === 'text') return stretchOf([node])
  const element = new XmlElement(node.type)
  for (const [name, value] of Object.entries(node.attrs ?? {})) element.setAttribute(name, value as string)
  element.insert(0, grouped(node.content ?? []))
  return element
}

/** Merges adjacent text nodes into one with marks. */
function grouped(nodes: readonly EditorNode[]): (XmlElement | XmlText)[] {
  const groups: EditorNode[][] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (node.type === 'text' && last?.[0]?.type === 'text') last.push(node)
    else groups.push([node])
  }
  return groups.map((group) => (group[0]?.type === 'text' ? stretchOf(group) : elementOf(group[0] as EditorNode)))
}

function stretchOf(nodes: readonly EditorNode[]): XmlText {
  const text = new XmlText()
  text.applyDelta(
    nodes.map(({ text: insert = '', marks = [] }) => ({
      insert,
      attributes: Object.fromEntries(marks.map(({ type, attrs }) => [type, attrs ?? {}])),
    })),
  )
  return text
}
