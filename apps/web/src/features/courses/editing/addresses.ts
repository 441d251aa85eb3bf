import type { CourseSpot } from '@learntrail/contract/courses/check'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { coursePaths } from '@learntrail/contract/courses/paths'
import { pictureFieldId } from '../../editor/index.ts'

/** What of a course is before somebody's eyes while it is edited. */
export type EditPlace = { part: 'outline' | 'facts' | 'guide' } | { part: 'chapter' | 'unit'; id: string }

export const editAddresses = {
  outline: (courseId: string) => coursePaths.edit(courseId),
  facts: (courseId: string) => `${coursePaths.edit(courseId)}?part=facts`,
  chapter: (courseId: string, id: string) => `${coursePaths.edit(courseId)}?chapter=${id}`,
  unit: (courseId: string, id: string) => `${coursePaths.edit(courseId)}?unit=${id}`,
  guide: (courseId: string) => `${coursePaths.edit(courseId)}/guide`,
}

export function placeOf(query: URLSearchParams): EditPlace {
  const chapter = query.get('chapter')
  const unit = query.get('unit')
  if (chapter !== null) return { part: 'chapter', id: chapter }
  if (unit !== null) return { part: 'unit', id: unit }
  return { part: query.get('part') === 'facts' ? 'facts' : 'outline' }
}

/** The id of the field of a thing, so that one can be led to it. */
export const fieldId = (of: string, name = 'name') => `course-${of}-${name}`
export const factId = (name: string) => fieldId('facts', name)

/** Where something is mended: the screen, and the field in it. */
export function addressOfSpot(courseId: string, spot: CourseSpot, outline: CourseOutline): string {
  const to = (address: string, id: string) => `${address}#${id}`
  switch (spot.part) {
    case 'facts':
      if (spot.field === 'chapters') return to(editAddresses.outline(courseId), factId('chapters'))
      if (spot.field === 'guide') return editAddresses.guide(courseId)
      return to(editAddresses.facts(courseId), factId(spot.field))
    case 'field':
      return to(editAddresses.facts(courseId), fieldId(spot.id, 'title'))
    case 'right':
      return to(editAddresses.facts(courseId), fieldId(spot.id, 'text'))
    case 'chapter':
      return to(editAddresses.chapter(courseId, spot.id), fieldId(spot.id))
    case 'unit':
      return to(editAddresses.unit(courseId, spot.id), fieldId(spot.id))
    case 'resource': {
      const units = outline.chapters.flatMap((chapter) => chapter.units)
      const unit = units.find(({ resources }) => resources.some(({ id }) => id === spot.id))
      return to(editAddresses.unit(courseId, unit?.id ?? ''), fieldId(spot.id))
    }
    case 'picture':
      return to(editAddresses.unit(courseId, spot.unitId), pictureFieldId(spot.id))
    case 'group':
      return to(editAddresses.guide(courseId), fieldId(spot.id, 'title'))
    case 'question':
      return to(editAddresses.guide(courseId), fieldId(spot.id, 'text'))
  }
}
