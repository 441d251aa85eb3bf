import { type CourseFinding, courseExcess, courseGaps } from '@learntrail/contract/courses/check'
import type { CourseOutline } from '@learntrail/contract/courses/content'
import type { Course } from '@learntrail/contract/courses/courses'

interface Checked {
  outline: CourseOutline
  course: Pick<Course, 'files' | 'unitsWithText'>
}

/** What stands between a course and its learners, in the order of the course: what has to be mended first. */
export function findingsOf({ outline, course }: Checked): CourseFinding[] {
  const withText = new Set(course.unitsWithText)
  const all = [...courseGaps(outline, (unitId) => withText.has(unitId)), ...courseExcess(outline), ...ofFiles(outline, course)]
  return [...all.filter(({ isAdvice }) => !isAdvice), ...all.filter(({ isAdvice }) => isAdvice)]
}

/** Files that are named and not there, or still on their way. */
function ofFiles(outline: CourseOutline, { files }: Checked['course']): CourseFinding[] {
  const states = new Map(files.map(({ _id, state }) => [_id, state]))
  return outline.chapters.flatMap(({ units }) =>
    units.flatMap(({ resources }) =>
      resources.flatMap(({ id, courseFileId }): CourseFinding[] => {
        if (courseFileId === null) return []
        const state = states.get(courseFileId)
        if (state === 'already_upload') return []
        return [{ problem: state === undefined ? 'file_missing' : 'file_unfinished', spot: { part: 'resource', id } }]
      }),
    ),
  )
}
