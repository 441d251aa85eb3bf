import type { CustomTextResources } from '@learntrail/contract/eportfolio/document'
import type { SectionKey } from '@learntrail/contract/eportfolio/facts'
import { findItem, findPart } from '../document-edits.ts'
import { type DragKind, dragId, readDragId } from './drag-ids.ts'

/** A drop target: before or after the block `overId`. */
export interface Target {
  overId: string
  side: 'before' | 'after'
}

/** Returns the targets for a kind in document order, which the arrow keys follow. */
export function placesFor(kind: DragKind, sections: CustomTextResources, order: readonly SectionKey[]): string[] {
  if (kind === 'section') return order.map((key) => dragId('section', key))
  const parts = order.flatMap((key) => sections[key])
  if (kind === 'part') return parts.map(({ id }) => dragId('part', id))
  return parts.flatMap(({ id, contents }) => [...contents.map((item) => dragId('item', item.id)), dragId('end', id)])
}

/** Returns the next target for an arrow key; material starts at the first or last one. */
export function nextPlace(places: readonly string[], now: string | null, step: 1 | -1): string | undefined {
  const at = now === null ? -1 : places.indexOf(now)
  if (at < 0) return step > 0 ? places[0] : places.at(-1)
  return places[at + step]
}

/** Returns the side by keyboard: past the target, so after it on the way down, otherwise before it. */
export function sideByKey(
  activeId: string,
  overId: string,
  sections: CustomTextResources,
  order: readonly SectionKey[],
): Target['side'] {
  const active = readDragId(activeId)
  const over = readDragId(overId)
  if (over.kind === 'end') return 'after'
  if (active.kind === 'source') return 'before'
  if (active.kind === 'item' && findItem(sections, active.id)?.part.id !== findItem(sections, over.id)?.part.id)
    return 'before'
  if (active.kind === 'part' && findPart(sections, active.id)?.section !== findPart(sections, over.id)?.section)
    return 'before'
  const places = placesFor(active.kind, sections, order)
  return places.indexOf(activeId) < places.indexOf(overId) ? 'after' : 'before'
}

/** Returns the place in a part for a target. */
export function itemPlaceOf({ overId, side }: Target, sections: CustomTextResources) {
  const over = readDragId(overId)
  if (over.kind === 'end') {
    const part = findPart(sections, over.id)?.part
    return part && { partId: part.id, index: part.contents.length }
  }
  const found = findItem(sections, over.id)
  return found && { partId: found.part.id, index: found.index + (side === 'after' ? 1 : 0) }
}

export function partPlaceOf({ overId, side }: Target, sections: CustomTextResources) {
  const found = findPart(sections, readDragId(overId).id)
  return found && { section: found.section, index: found.index + (side === 'after' ? 1 : 0) }
}
