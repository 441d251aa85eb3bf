import { eq } from 'drizzle-orm'
import { refuse } from '../../platform/http/refusal.ts'
import type { CommentTarget } from '../comments/index.ts'
import { isArchivedFor } from '../groups/index.ts'
import { bulletins } from './bulletins.tables.ts'
import { leads, visibleBulletin } from './visibility.ts'

/** What a group is told is talked about by those who see it there. */
export const bulletinCommentTarget: CommentTarget = {
  type: 'bulletin',
  table: 'bulletins',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select b.writer_id from bulletins b
    where b.id = ${target} and ${visibleBulletin(viewer, 'b')})`,
  titleOf: (target) => `(select b.title from bulletins b where b.id = ${target})`,
  isModeratedBy: (viewer, target) =>
    `exists (select 1 from bulletins b where b.id = ${target} and ${leads(viewer, 'b')})`,
  async checkOpen(transaction, target) {
    const [found] = await transaction
      .select({ groupId: bulletins.groupId })
      .from(bulletins)
      .where(eq(bulletins.id, target))
    if (found?.groupId && (await isArchivedFor(transaction, found.groupId))) refuse('GROUP_ARCHIVED')
  },
  missing: { target: 'BULLETIN_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
