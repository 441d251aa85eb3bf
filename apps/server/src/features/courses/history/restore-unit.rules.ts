import { orderAt } from '@learntrail/contract/courses/order'
import { entriesOf, readOutline, type StructureJson } from '@learntrail/contract/courses/structure'
import type { Doc } from 'yjs'
import { putEntry, resourcesOf, structureOf, takeOut } from '../structure/course-document.mapping.ts'

/**
 * Restores a unit's name, place and resources. If its chapter was removed since, the chapter returns too, without its
 * other units. Returns false if the unit did not exist then.
 */
export function restoreUnit(document: Doc, then: StructureJson, unitId: string): boolean {
  const chapters = readOutline(then).chapters
  const chapter = chapters.find(({ units }) => units.some(({ id }) => id === unitId))
  const at = chapter?.units.findIndex(({ id }) => id === unitId) ?? -1
  const unit = chapter?.units[at]
  if (chapter === undefined || unit === undefined) return false

  const now = structureOf(document)
  const chaptersNow = entriesOf(now, 'chapters')
  if (!chaptersNow.some(({ id }) => id === chapter.id)) {
    const order = orderAt(chaptersNow, chapters.indexOf(chapter))
    putEntry(document, 'chapters', { id: chapter.id, name: chapter.name, order })
  }
  const beside = entriesOf(now, 'units').filter(({ id, chapterId }) => id !== unitId && chapterId === chapter.id)
  const isThere = entriesOf(now, 'units').some(({ id, chapterId }) => id === unitId && chapterId === chapter.id)
  const place = isThere ? {} : { order: orderAt(beside, at) }
  putEntry(document, 'units', { id: unitId, name: unit.name, chapterId: chapter.id, ...place })
  restoreResources(document, now, unit)
  return true
}

function restoreResources(document: Doc, now: StructureJson, unit: Parameters<typeof resourcesOf>[0]): void {
  const kept = new Set(unit.resources.map(({ id }) => id))
  const there = entriesOf(now, 'resources').filter(({ unitId }) => unitId === unit.id)
  takeOut(
    document,
    'resources',
    there.map(({ id }) => id).filter((id) => !kept.has(id)),
  )
  const placed: { id: string; order: string }[] = []
  for (const resource of resourcesOf(unit)) {
    const one = { ...resource, order: orderAt(placed, placed.length) }
    placed.push(one)
    putEntry(document, 'resources', one)
  }
}
