import type { CourseAction, CoursePart, CourseStatus, ForumStatus } from './facts.ts'

const always = ['browse', 'students', 'outline'] as const satisfies readonly CourseAction[]

/** What the owner does with a course of a status, in the order of a menu (spec 2 §4). */
const ofOwner: Readonly<Record<CourseStatus, readonly CourseAction[]>> = {
  planning: ['publish', ...always, 'delete'],
  published: [...always, 'takeOff'],
  removed: ['republish', ...always, 'delete'],
}

/** What somebody does with a course, by what they are in it (spec 2 §4). */
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

/** Whether somebody who reads a course may read what is said in it, and say something there. */
export function discussionFor(part: CoursePart | null, status: ForumStatus): { read: boolean; write: boolean } {
  const teaches = part !== null && part !== 'learner'
  return { read: teaches || status !== 'closed', write: part !== null && status === 'open' }
}
