import { type ContentBlock, type ContentDocument, type ContentInline, codeOf } from '../content/document.ts'

/**
 * Places in a version at which comments are made: functions without a schema. A version never changes, so places stay
 * valid.
 */
export type PlaceAt =
  /** A range of `markableText`, in UTF-16 units, end exclusive. */
  | { kind: 'text'; start: number; end: number }
  /**
   * In one of its files: page number from 1, and a rectangle in fractions of the page's width and height; a point has
   * size 0.
   */
  | { kind: 'file'; fileId: string; page: number; x: number; y: number; width: number; height: number }

export interface Place {
  id: string
  at: PlaceAt
  words: string
}

/** Returns the text of each paragraph, without separators. */
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

/** Formulas and footnotes are rendered, not text nodes of the page: they cannot be marked. */
function wordsOf(node: ContentInline): string {
  if (node.type === 'text') return node.text
  return node.type === 'mention' ? `@${node.attrs.label}` : ''
}

/** Returns the whole text of a document without separators, matching the text nodes of a page that shows it. */
export const markableText = (document: ContentDocument) => markableLines(document).join('')

/** Returns the text between two offsets, with a line per paragraph. */
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

/** Returns the places in reading order: those in the text first, then by file, page and position from the top. */
export function inReadingOrder(places: readonly Place[], fileIds: readonly string[]): Place[] {
  const keyOf = ({ at }: Place) =>
    at.kind === 'text' ? [-1, at.start, at.end, 0] : [fileIds.indexOf(at.fileId), at.page, at.y, at.x]
  return places.toSorted((one, other) => {
    const [ours, theirs] = [keyOf(one), keyOf(other)]
    const differing = ours.findIndex((part, index) => part !== theirs[index])
    return differing < 0 ? 0 : (ours[differing] ?? 0) - (theirs[differing] ?? 0)
  })
}
