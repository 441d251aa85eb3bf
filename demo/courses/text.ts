import type {
  ContentBlock,
  ContentInline,
  PicturedBlock,
  PicturedDocument,
} from '@learntrail/contract/content/document'
import { documentOf } from '../content/rich-text.ts'
import type { PictureName } from '../files/pictures/pictures.ts'
import type { TextPart } from './course.ts'

const formula = /\$([^$]+)\$/g

/** Returns the text of a unit as its editor would store it; without mentions. */
export const unitText = (
  parts: readonly TextPart[],
  fileOf: (picture: PictureName) => string | undefined,
): PicturedDocument => ({
  type: 'doc',
  content: parts.flatMap((part): PicturedBlock[] => {
    if (typeof part === 'string') return documentOf(part, nobody).content.map(withFormulas)
    if ('table' in part) return [tableOf(part.table)]
    const fileId = fileOf(part.picture)
    return fileId === undefined ? [] : [{ type: 'picture', attrs: { fileId, text: part.says } }]
  }),
})

const nobody = (key: string) => {
  throw new Error(`${key} is mentioned in a course`)
}

function withFormulas<Block extends ContentBlock>(block: Block): Block {
  if (!('content' in block) || block.content === undefined) return block
  const content = (block.content as (ContentBlock | ContentInline)[]).flatMap(
    (node): (ContentBlock | ContentInline)[] =>
      node.type === 'text' ? formulasIn(node) : [withFormulas(node as ContentBlock)],
  )
  return { ...block, content } as Block
}

function formulasIn(node: Extract<ContentInline, { type: 'text' }>): ContentInline[] {
  const pieces: ContentInline[] = []
  let from = 0
  const words = (until: number) => {
    if (until > from) pieces.push({ ...node, text: node.text.slice(from, until) })
  }
  for (const match of node.text.matchAll(formula)) {
    words(match.index)
    pieces.push({ type: 'formula', attrs: { latex: match[1] ?? '' } })
    from = match.index + match[0].length
  }
  words(node.text.length)
  return pieces
}

const tableOf = (rows: readonly (readonly string[])[]): ContentBlock => ({
  type: 'table',
  content: rows.map((cells, number) => ({
    type: 'tableRow',
    content: cells.map((text) => ({
      type: number === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    })),
  })),
})
