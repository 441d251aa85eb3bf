import { type ContentBlock, type ContentDocument, type ContentInline, codeOf } from '../content/document.ts'

/** Where in a version something is said: rules alone, no schema. A version never changes, so a place stays where it is. */
export type PlaceAt =
  /** Of its words, as `markableText` has them, in UTF-16 units; the end is not part of it. */
  | { kind: 'text'; start: number; end: number }
  /** In one of its files: a page from 1, and what is meant of it in fractions of its width and height; a point has no size. */
  | { kind: 'file'; fileId: string; page: number; x: number; y: number; width: number; height: number }

export interface Place {
  id: string
  at: PlaceAt
  words: string
}

/** The words of each paragraph, without what parts them. */
export function markableLines(document: ContentDocument): string[] {
  return document.content.flatMap(linesOf)
}

function linesOf(block: ContentBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [(block.content ?? []).map(wordsOf).join('')]
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content.flatMap(linesOf))
    case 'blockquote':
      return block.content.flatMap(linesOf)
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.flatMap(linesOf)))
    case 'codeBlock':
      return [codeOf(block)]
  }
}

/** Formulas and footnotes are drawn and not words of the page: nothing is marked in them. */
function wordsOf(node: ContentInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'mention' ? `@${node.attrs.label}` : ''
}

/** All words of a document one after the other, as they stand in the nodes of a page that shows it. */
export const markableText = (document: ContentDocument) => markableLines(document).join('')

/** The words between two places, a paragraph a line. */
export function quoteOf(document: ContentDocument, start: number, end: number): string {
  let from = 0
  const parts: string[] = []
  for (const line of markableLines(document)) {
    const part = line.slice(Math.max(0, start - from), Math.max(0, end - from))
    if (part !== '') parts.push(part)
    from += line.length
  }
  return parts.join('\n')
}

/** As they are read: of the text in its order, then of the files, each from the top of its first page. */
export function inReadingOrder(places: readonly Place[], fileIds: readonly string[]): Place[] {
  const keyOf = ({ at }: Place) =>
    at.kind === 'text' ? [-1, at.start, at.end, 0] : [fileIds.indexOf(at.fileId), at.page, at.y, at.x]
  return places.toSorted((one, other) => {
    const [ours, theirs] = [keyOf(one), keyOf(other)]
    const differing = ours.findIndex((part, index) => part !== theirs[index])
    return differing < 0 ? 0 : (ours[differing] ?? 0) - (theirs[differing] ?? 0)
  })
}
