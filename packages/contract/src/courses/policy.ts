import type { CourseAction, CoursePart, CourseStatus, ForumStatus } from './facts.ts'

const always = ['browse', 'students', 'outline'] as const satisfies readonly CourseAction[]

/** Actions of the owner by status, in menu order (spec 2 §4). */
const ofOwner: Readonly<Record<CourseStatus, readonly CourseAction[]>> = {
  planning: ['publish', ...always, 'delete'],
  published: [...always, 'takeOff'],
  removed: ['republish', ...always, 'delete'],
}

/** Returns the actions of a person by their role in a course (spec 2 §4). */
export function courseActionsOf(part: CoursePart | null, status: CourseStatus): readonly CourseAction[] {
  switch (part) {
    case 'owner':
      return ofOwner[status]
    case 'coEditor':
      return [...ofOwner[status].filter((action) => action !== 'delete'), 'leave']
    case 'lecturer':
      return [...always, 'leave']
    case 'learner':
      return ['withdraw']
    case null:
      return []
  }
}

/** Returns whether a reader of a course may read its discussion, and write in it. */
export function discussionFor(part: CoursePart | null, status: ForumStatus): { read: boolean; write: boolean } {
  const teaches = part !== null && part !== 'learner'
  return { read: teaches || status !== 'closed', write: part !== null && status === 'open' }
}
