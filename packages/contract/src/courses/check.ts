import { textLength } from '../characters.ts'
import type { CourseOutline, CourseUnit } from './content.ts'
import { courseLimits as bound } from './limits.ts'

/*
 * Finds what stops a course from being published. Two people who edit at once may together exceed a limit that each of
 * them kept: nothing is cut then, the excess is reported, and the course is not published until one of them chooses
 * what stays.
 */

/** Where a problem is: a part of the course, and the item in it. */
export const spotParts = ['chapter', 'unit', 'resource', 'group', 'question', 'field', 'right'] as const
export type CourseSpot =
  | { part: 'facts'; field: string }
  | { part: (typeof spotParts)[number]; id: string }
  /** In the text of a unit, by file id; the first of several. */
  | { part: 'picture'; id: string; unitId: string }

export const courseProblems = [
  'name_missing',
  'introduction_missing',
  'classification_missing',
  'recipient_missing',
  'chapter_missing',
  'unit_missing',
  'chapter_unnamed',
  'unit_unnamed',
  'unit_empty',
  'resource_empty',
  'address_wrong',
  'too_long',
  'too_many',
  'too_many_pictures',
  'file_missing',
  'file_unfinished',
  'film_without_words',
  'picture_without_words',
  'film_without_captions',
  /** Only a broken editor writes this; no screen offers it. */
  'unreadable',
] as const
export type CourseProblem = (typeof courseProblems)[number]

export interface CourseFinding {
  problem: CourseProblem
  spot: CourseSpot
  /** The limit, if one is exceeded. */
  limit?: number | undefined
  /** The finding is advice and does not prevent publishing. */
  isAdvice?: boolean | undefined
}

const over = (spot: CourseSpot, value: string, limit: number): CourseFinding[] =>
  textLength(value.trim()) > limit ? [{ problem: 'too_long', spot, limit }] : []
const many = (spot: CourseSpot, items: readonly unknown[], limit: number): CourseFinding[] =>
  items.length > limit ? [{ problem: 'too_many', spot, limit }] : []
const isBlank = (value: string) => value.trim() === ''
const fact = (field: string): CourseSpot => ({ part: 'facts', field })

/** Returns every limit that the course exceeds, however it came about. */
export function courseExcess(course: CourseOutline): CourseFinding[] {
  return [
    ...over(fact('name'), course.name, bound.name),
    ...over(fact('introduction'), course.introduction, bound.introduction),
    ...over(fact('objective'), course.objective, bound.objective),
    ...over(fact('copyright'), course.copyright, bound.copyright),
    ...many(fact('copyrightItems'), course.copyrightItems, bound.copyrightItems),
    ...many(fact('customFieldList'), course.customFieldList, bound.customFields),
    ...many(fact('recipients'), course.recipients, bound.recipients),
    ...many(fact('tags'), course.tags, bound.tags),
    ...many(fact('actionVerb'), course.actionVerb, bound.verbs),
    ...many(fact('chapters'), course.chapters, bound.chapters),
    ...many(fact('guide'), course.guide, bound.guideGroups),
    ...course.copyrightItems.flatMap(({ id, text }) => over({ part: 'right', id }, text, bound.copyrightItem)),
    ...course.customFieldList.flatMap(({ id, title, content }) => [
      ...over({ part: 'field', id }, title, bound.fieldTitle),
      ...over({ part: 'field', id }, content, bound.fieldContent),
    ]),
    ...course.chapters.flatMap(({ id, name, units }) => [
      ...over({ part: 'chapter', id }, name, bound.chapterName),
      ...many({ part: 'chapter', id }, units, bound.unitsPerChapter),
      ...units.flatMap((unit) => [
        ...over({ part: 'unit', id: unit.id }, unit.name, bound.unitName),
        ...many({ part: 'unit', id: unit.id }, unit.resources, bound.resourcesPerUnit),
        ...unit.resources.flatMap((resource) =>
          over({ part: 'resource', id: resource.id }, resource.name, bound.resourceName),
        ),
      ]),
    ]),
    ...course.guide.flatMap(({ id, title, questions }) => [
      ...over({ part: 'group', id }, title, bound.guideTitle),
      ...many({ part: 'group', id }, questions, bound.questionsPerGroup),
      ...questions.flatMap((question) => over({ part: 'question', id: question.id }, question.text, bound.question)),
    ]),
  ]
}

/** Facts about a course that its outline does not contain. */
export interface CourseKnown {
  /** Whether the unit has a text. */
  hasText(unitId: string): boolean
  /** Whether the film in this course file has captions. */
  hasCaptions(courseFileId: string): boolean
}

/** A learner who cannot hear gets nothing from a unit that consists only of a film. */
const films = ({ id, resources }: CourseUnit, { hasText, hasCaptions }: CourseKnown): CourseFinding[] =>
  hasText(id)
    ? []
    : resources.flatMap(({ id, type, courseFileId }) => {
        if (type !== 'video' || (courseFileId !== null && hasCaptions(courseFileId))) return []
        const problem = courseFileId === null ? 'film_without_words' : 'film_without_captions'
        return [{ problem, spot: { part: 'resource', id }, isAdvice: true }]
      })

/** Returns what the course lacks for its learners. */
export function courseGaps(course: CourseOutline, known: CourseKnown): CourseFinding[] {
  const { hasText } = known
  const missing = (isMissing: boolean, problem: CourseProblem, spot: CourseSpot): CourseFinding[] =>
    isMissing ? [{ problem, spot }] : []
  return [
    ...missing(isBlank(course.name), 'name_missing', fact('name')),
    ...missing(isBlank(course.introduction), 'introduction_missing', fact('introduction')),
    ...missing(course.classifications.length === 0, 'classification_missing', fact('classifications')),
    ...missing(course.recipients.length === 0, 'recipient_missing', fact('recipients')),
    ...missing(course.chapters.length === 0, 'chapter_missing', fact('chapters')),
    ...course.chapters.flatMap(({ id, name, units }) => [
      ...missing(isBlank(name), 'chapter_unnamed', { part: 'chapter', id }),
      ...missing(units.length === 0, 'unit_missing', { part: 'chapter', id }),
      ...units.flatMap((unit) => [
        ...missing(isBlank(unit.name), 'unit_unnamed', { part: 'unit', id: unit.id }),
        ...missing(unit.resources.length === 0 && !hasText(unit.id), 'unit_empty', { part: 'unit', id: unit.id }),
        ...films(unit, known),
        ...unit.resources.flatMap((resource) =>
          missing(resource.courseFileId === null && resource.address === null, 'resource_empty', {
            part: 'resource',
            id: resource.id,
          }),
        ),
      ]),
    ]),
  ]
}
