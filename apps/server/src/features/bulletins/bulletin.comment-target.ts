import { sql } from 'drizzle-orm'
import type { CommentTarget } from '../comments/index.ts'
import { checkNotArchived } from '../groups/index.ts'
import { commentedBulletin, leads, visibleBulletin } from './visibility.sql.ts'

/** A bulletin's comments: open to everybody who sees the bulletin, moderated by those who lead its group. */
export const bulletinCommentTarget: CommentTarget = {
  ...commentedBulletin,
  table: 'bulletins',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select b.writer_id from bulletins b
    where b.id = ${target} and ${visibleBulletin(viewer, 'b')})`,
  titleOf: (target) => `(select b.title from bulletins b where b.id = ${target})`,
  isModeratedBy: (viewer, target) =>
    `exists (select 1 from bulletins b where b.id = ${target} and ${leads(viewer, 'b')})`,
  checkOpen: (transaction, target) =>
    checkNotArchived(transaction, sql`(select group_id from bulletins where id = ${target})`),
  missing: { target: 'BULLETIN_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
