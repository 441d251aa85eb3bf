import { sql } from 'drizzle-orm'
import type { CommentTarget } from '../comments/index.ts'
import { checkNotArchived } from '../groups/index.ts'
import { commentedQuestion, leads, visibleQuestion } from './visibility.sql.ts'

/** Comments on a question, by its students and those who lead the group. */
export const questionCommentTarget: CommentTarget = {
  ...commentedQuestion,
  table: 'homework_questions',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select q.writer_id from homework_questions q
    where q.id = ${target} and ${visibleQuestion(viewer, 'q')})`,
  titleOf: (target) => `(select q.title from homework_questions q where q.id = ${target})`,
  isModeratedBy: (viewer, target) => `exists (
    select 1 from homework_questions q where q.id = ${target} and ${leads(viewer, 'q')})`,
  checkOpen: (transaction, target) =>
    checkNotArchived(transaction, sql`(select group_id from homework_questions where id = ${target})`),
  missing: { target: 'HOMEWORK_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
