import { contentLimits } from '@learntrail/contract/content/limits'
import type { EditorNode } from '@learntrail/contract/content/tidy'
import { trimmed } from './line.rules.ts'
import type { Element } from './markup.rules.ts'

/** A file name does not describe a picture. */
const isFileName = (words: string) => /^\S+\.(?:png|jpe?g|gif|webp|svg|heic)$/i.test(words)

/** A picture of a page, with its address in place of a file id. */
export function pictureOf({ src = '', alt = '', title = '' }: Element['attributes']): EditorNode[] {
  const said = (alt.trim() || title).replace(/\s+/g, ' ').trim()
  const text = isFileName(said) ? '' : [...said].slice(0, contentLimits.pictureText).join('').trim()
  return src.trim() === '' ? [] : [{ type: 'picture', attrs: { fileId: src.trim(), text } }]
}

/** Takes pictures out of a block: a paragraph is split where they stood, other blocks get them appended. */
export function beside(block: EditorNode): EditorNode[] {
  if (block.type !== 'paragraph') {
    const rest = withoutPictures(block)
    return [...(rest === undefined ? [] : [rest]), ...picturesIn(block)]
  }
  const { content = [] } = block
  const parts: EditorNode[] = []
  let line: EditorNode[] = []
  const end = () => {
    const words = trimmed(line)
    if (words.length > 0) parts.push({ ...block, content: words })
    line = []
  }
  for (const node of content) {
    if (node.type !== 'picture') line.push(node)
    else {
      end()
      parts.push(node)
    }
  }
  end()
  return parts
}

const picturesIn = (node: EditorNode): EditorNode[] =>
  node.type === 'picture' ? [node] : (node.content ?? []).flatMap(picturesIn)

/** Returns undefined if only pictures were in it. Cells are kept, as the table needs them. */
function withoutPictures(node: EditorNode): EditorNode | undefined {
  if (picturesIn(node).length === 0) return node
  const isCell = node.type === 'tableCell' || node.type === 'tableHeader'
  const content = (node.content ?? []).flatMap((child) => {
    if (child.type === 'picture') return []
    return withoutPictures(child) ?? (isCell ? { type: 'paragraph' } : [])
  })
  return content.length === 0 ? undefined : { ...node, content }
}
