import type { SectionKey } from '@learntrail/contract/eportfolio/facts'

/* Ids of draggables and drop targets; the prefix tells the kind. */

export type DragKind = 'section' | 'part' | 'item' | 'end' | 'source'

export const dragId = (kind: DragKind, id: string) => `${kind}:${id}`

export function readDragId(dragged: string | number): { kind: DragKind; id: string } {
  const text = String(dragged)
  const colon = text.indexOf(':')
  return { kind: text.slice(0, colon) as DragKind, id: text.slice(colon + 1) }
}

/**
 * Returns whether a kind may be dropped on another: sections on sections, parts on parts, texts and pictures on items
 * or the end of a part.
 */
export function mayGo(dragged: DragKind, target: DragKind): boolean {
  if (dragged === 'section' || dragged === 'part') return target === dragged
  return target === 'item' || target === 'end'
}

export const sectionOf = (id: string) => id as SectionKey
