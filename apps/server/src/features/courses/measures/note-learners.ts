import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'

const learners = {
  name: 'learners-of-course',
  text: 'select person_id from course_learners where course_id = $1',
}

/** Notes that a course counts no more for those who learn it; before it is deleted. */
export const noteLearners = (transaction: Transaction, courseId: string): void =>
  noteFoundChanged(transaction, learners, [courseId])
