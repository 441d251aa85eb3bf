import type { SectionKey } from '@learntrail/contract/eportfolio/facts'

/* What is dragged and where it can go, told apart by how the id begins. */

export type DragKind = 'section' | 'part' | 'item' | 'end' | 'source'

export const dragId = (kind: DragKind, id: string) => `${kind}:${id}`

export function readDragId(dragged: string | number): { kind: DragKind; id: string } {
  const text = String(dragged)
  const colon = text.indexOf(':')
  return { kind: text.slice(0, colon) as DragKind, id: text.slice(colon + 1) }
}

/** A section goes to the place of a section, a part to that of a part; texts and pictures before others or to an end. */
export function mayGo(dragged: DragKind, target: DragKind): boolean {
  if (dragged === 'section' || dragged === 'part') return target === dragged
  return target === 'item' || target === 'end'
}

export const sectionOf = (id: string) => id as SectionKey
