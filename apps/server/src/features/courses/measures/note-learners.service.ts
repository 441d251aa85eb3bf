import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'

const learners = {
  name: 'learners-of-course',
  text: 'select person_id from course_learners where course_id = $1',
}

/** Marks a course's learners for recounting; call it before the course is deleted. */
export const noteLearners = (transaction: Transaction, courseId: string): void =>
  noteFoundChanged(transaction, learners, [courseId])
