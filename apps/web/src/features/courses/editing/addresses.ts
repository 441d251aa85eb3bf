import type { CourseFinding, CourseSpot } from '@learntrail/contract/courses/check'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import { coursePaths } from '@learntrail/contract/courses/paths'
import { pictureFieldId } from '../../editor/index.ts'

/** The part of a course that is open in the editor. */
export type EditPlace = { part: 'outline' | 'facts' | 'guide' } | { part: 'chapter' | 'unit' | 'captions'; id: string }

export const editAddresses = {
  outline: (courseId: string) => coursePaths.edit(courseId),
  facts: (courseId: string) => `${coursePaths.edit(courseId)}?part=facts`,
  chapter: (courseId: string, id: string) => `${coursePaths.edit(courseId)}?chapter=${id}`,
  unit: (courseId: string, id: string) => `${coursePaths.edit(courseId)}?unit=${id}`,
  /** Captions of a course file. */
  captions: (courseId: string, id: string) => `${coursePaths.edit(courseId)}?captions=${id}`,
  guide: (courseId: string) => `${coursePaths.edit(courseId)}/guide`,
}

export function placeOf(query: URLSearchParams): EditPlace {
  const chapter = query.get('chapter')
  const unit = query.get('unit')
  const captions = query.get('captions')
  if (chapter !== null) return { part: 'chapter', id: chapter }
  if (unit !== null) return { part: 'unit', id: unit }
  if (captions !== null) return { part: 'captions', id: captions }
  return { part: query.get('part') === 'facts' ? 'facts' : 'outline' }
}

/** Returns the element id of a field, so that links can lead to it. */
export const fieldId = (of: string, name = 'name') => `course-${of}-${name}`
export const factId = (name: string) => fieldId('facts', name)

/** Returns where a finding is fixed: the caption editor for missing captions, a field for everything else. */
export function addressOfFinding(courseId: string, { problem, spot }: CourseFinding, outline: CourseOutline): string {
  const isOfFilm = problem === 'film_without_captions' && spot.part === 'resource'
  const courseFileId = isOfFilm ? unitOfResource(outline, spot.id)?.resource.courseFileId : null
  return courseFileId ? editAddresses.captions(courseId, courseFileId) : addressOfSpot(courseId, spot, outline)
}

function unitOfResource({ chapters }: CourseOutline, id: string) {
  for (const unit of chapters.flatMap(({ units }) => units)) {
    const resource = unit.resources.find((one) => one.id === id)
    if (resource !== undefined) return { unit, resource }
  }
  return undefined
}

/** Returns the unit that has a course file among its resources. */
export const unitOfFile = ({ chapters }: CourseOutline, courseFileId: string) =>
  chapters
    .flatMap(({ units }) => units)
    .find(({ resources }) => resources.some((resource) => resource.courseFileId === courseFileId))

/** Returns the screen and field where something is fixed. */
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
      const unit = unitOfResource(outline, spot.id)?.unit
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
