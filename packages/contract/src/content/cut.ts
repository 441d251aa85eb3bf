import {
  blockText,
  type ContentBlock,
  type ContentDocument,
  type ContentInline,
  codeOf,
  inlineText,
  type TableRow,
} from './document.ts'
import { contentLimits } from './limits.ts'

type Room = Record<keyof typeof contentLimits.cut, number>

/** Room that is left. Once something does not fit, nothing after it is taken. */
interface Cut {
  room: Room
  isFull: boolean
}

/**
 * Returns the beginning of a document as lists show it, with its headings and lists, as a document of its own;
 * undefined if the whole document fits.
 */
export function cutContent(document: ContentDocument, most: Room = contentLimits.cut): ContentDocument | undefined {
  const cut: Cut = { room: { ...most }, isFull: false }
  const content = eachOf(document.content, cut, cutBlock)
  return cut.isFull ? { type: 'doc', content } : undefined
}

function take(cut: Cut, needed: Partial<Room>): boolean {
  const { characters = 0, lines = 0, json = 0 } = needed
  const { room } = cut
  if (room.characters < characters || room.lines < lines || room.json < json) cut.isFull = true
  if (cut.isFull) return false
  cut.room = { characters: room.characters - characters, lines: room.lines - lines, json: room.json - json }
  return true
}

/** Keeps each node that `keep` returns, until the cut is full. */
function eachOf<Node>(nodes: readonly Node[], cut: Cut, keep: (node: Node, cut: Cut) => Node | undefined): Node[] {
  const kept: Node[] = []
  for (const node of nodes) {
    if (cut.isFull) break
    const one = keep(node, cut)
    if (one !== undefined) kept.push(one)
  }
  return kept
}

function cutBlock(block: ContentBlock, cut: Cut): ContentBlock | undefined {
  const isLine = block.type === 'paragraph' || block.type === 'heading'
  if (!take(cut, { json: jsonOf({ ...block, content: [] }), lines: isLine ? 1 : 0 })) return undefined
  if ((block.content ?? []).length === 0) return block
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return ifAny({ ...block, content: eachOf(block.content ?? [], cut, cutInline) })
    case 'bulletList':
    case 'orderedList':
      return ifAny({
        ...block,
        content: eachOf(block.content, cut, (item) => ifAny({ ...item, content: eachOf(item.content, cut, cutBlock) })),
      })
    case 'blockquote':
      return ifAny({ ...block, content: eachOf(block.content, cut, cutBlock) })
    case 'table':
      return ifAny({ ...block, content: eachOf(block.content, cut, wholeRow) })
    case 'codeBlock': {
      const lines = eachOf(codeOf(block).split('\n'), cut, wholeLine)
      return lines.length === 0 ? undefined : { ...block, content: [{ type: 'text', text: lines.join('\n') }] }
    }
  }
}

/** Keeps a row of a table whole or not at all: half a row would change its meaning. */
function wholeRow(row: TableRow, cut: Cut): TableRow | undefined {
  const characters = row.content.reduce((sum, cell) => sum + [...cell.content.map(blockText).join('')].length, 0)
  return take(cut, { json: jsonOf(row), characters, lines: 1 }) ? row : undefined
}

const wholeLine = (line: string, cut: Cut) =>
  take(cut, { characters: [...line].length + 1, lines: 1 }) ? line : undefined

/** Keeps a mention, formula or footnote whole or not at all; cuts a text between two characters. */
function cutInline(inline: ContentInline, cut: Cut): ContentInline | undefined {
  if (inline.type === 'hardBreak') return take(cut, { json: jsonOf(inline), lines: 1 }) ? inline : undefined
  if (inline.type !== 'text') {
    const characters = [...inlineText(inline)].length
    return take(cut, { json: jsonOf(inline), characters }) ? inline : undefined
  }
  if (!take(cut, { json: jsonOf({ ...inline, text: '' }) })) return undefined
  const characters = [...inline.text]
  if (take(cut, { characters: characters.length })) return inline
  const text = characters.slice(0, cut.room.characters).join('')
  return text === '' ? undefined : { ...inline, text }
}

const ifAny = <Node extends { content: unknown[] }>(node: Node) => (node.content.length === 0 ? undefined : node)

const jsonOf = (value: object) => JSON.stringify(value).length
