import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'
import { ledIn } from '../../groups/index.ts'

/** $1 question: the students who may be asked, and those who have handed in. */
const concerned = {
  name: 'asked-by-question',
  text: `select led.account_id from homework_questions q cross join lateral ${ledIn('q.group_id')} led where q.id = $1
    union select h.student_id from homework_hand_ins h
      where h.question_id = $1 and h.student_id is not null and h.version_count > 0`,
}

/** Notes that figures of a question's students must be counted again; the event of the change names none of them. */
export const noteAsked = (transaction: Transaction, questionId: string): void =>
  noteFoundChanged(transaction, concerned, [questionId])
