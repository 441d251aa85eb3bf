import { joinAccount } from '../accounts/index.ts'
import type { CommentTarget } from '../comments/index.ts'
import { commentedPebble, visiblePebble } from './visibility.sql.ts'

/** Pebbles may be commented on by everybody who may see them. */
export const pebbleCommentTarget: CommentTarget = {
  ...commentedPebble,
  table: 'pebbles',
  counter: 'message_count',
  ownerSeenBy: (viewer, target) => `(select p.owner_id from pebbles p ${joinAccount('o', 'p.owner_id')}
    where p.id = ${target} and ${visiblePebble(viewer, 'p', 'o')})`,
  titleOf: (target) => `(select p.words from pebbles p where p.id = ${target})`,
  missing: { target: 'PEBBLE_NOT_FOUND', comment: 'MESSAGE_NOT_FOUND', reply: 'REPLY_NOT_FOUND' },
}
