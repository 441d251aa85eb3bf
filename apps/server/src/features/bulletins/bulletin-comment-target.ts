import type { CommentTarget } from '../comments/index.ts'
import { visibleBulletin } from './visibility.ts'

/** What a group is told is talked about by those who see it there. */
export const bulletinCommentTarget: CommentTarget = {
  type: 'bulletin',
  table: 'bulletins',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select b.writer_id from bulletins b
    where b.id = ${target} and ${visibleBulletin(viewer, 'b')})`,
  titleOf: (target) => `(select b.title from bulletins b where b.id = ${target})`,
  mayRemove: (personId, ownerId) => personId === ownerId,
  missing: { target: 'BULLETIN_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
