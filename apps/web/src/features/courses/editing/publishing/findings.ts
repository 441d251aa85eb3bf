import { type CourseFinding, type CourseProblem, courseExcess, courseGaps } from '@learntrail/contract/courses/check'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'

/** Problems only the server can detect, besides unit texts that are too long. */
const toldByServer: readonly CourseProblem[] = [
  ...(['file_missing', 'file_unfinished', 'address_wrong', 'unreadable'] as const),
  ...(['too_many_pictures', 'picture_without_words'] as const),
]

export const keyOfFinding = ({ problem, spot }: CourseFinding) =>
  `${problem}-${spot.part}-${'unitId' in spot ? `${spot.unitId}-` : ''}${'id' in spot ? spot.id : spot.field}`

/**
 * Returns what keeps a course from being published: for the outline from its present state here, for files and unit
 * texts as the server found. Advice comes last.
 */
export function findingsOf(
  outline: CourseOutline,
  { unitsWithText, files }: Pick<Course, 'unitsWithText' | 'files'>,
  checked: readonly CourseFinding[],
): CourseFinding[] {
  const withText = new Set(unitsWithText)
  const captioned = new Set(files.filter(({ file }) => file?.captions.length).map(({ _id }) => _id))
  const known = { hasText: (id: string) => withText.has(id), hasCaptions: (id: string) => captioned.has(id) }
  const here = [...courseGaps(outline, known), ...courseExcess(outline)]
  const told = new Set(here.map(keyOfFinding))
  const there = checked.filter(
    (finding) =>
      toldByServer.includes(finding.problem) ||
      (finding.problem === 'too_long' && finding.spot.part === 'unit' && !told.has(keyOfFinding(finding))),
  )
  const all = [...here, ...there]
  return [...all.filter(({ isAdvice }) => !isAdvice), ...all.filter(({ isAdvice }) => isAdvice)]
}
