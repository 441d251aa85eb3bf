import { eq } from 'drizzle-orm'
import { refuse } from '../../platform/http/refusal.ts'
import type { CommentTarget } from '../comments/index.ts'
import { isArchivedFor } from '../groups/index.ts'
import { homeworkQuestions } from './homework.tables.ts'
import { leads, visibleQuestion } from './visibility.ts'

/** What is asked is talked about by those whom it is given to, and by who leads the group. */
export const questionCommentTarget: CommentTarget = {
  type: 'homework',
  table: 'homework_questions',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select q.writer_id from homework_questions q
    where q.id = ${target} and ${visibleQuestion(viewer, 'q')})`,
  titleOf: (target) => `(select q.title from homework_questions q where q.id = ${target})`,
  isModeratedBy: (viewer, target) => `exists (
    select 1 from homework_questions q where q.id = ${target} and ${leads(viewer, 'q')})`,
  async checkOpen(transaction, target) {
    const [found] = await transaction
      .select({ groupId: homeworkQuestions.groupId })
      .from(homeworkQuestions)
      .where(eq(homeworkQuestions.id, target))
    if (found?.groupId && (await isArchivedFor(transaction, found.groupId))) refuse('GROUP_ARCHIVED')
  },
  missing: { target: 'HOMEWORK_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
