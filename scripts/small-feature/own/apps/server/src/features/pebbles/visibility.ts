import type { CommentedThing } from '../comments/index.ts'
import { isFriendOf, notBlockedWith } from '../people/index.ts'

/*
 * Who sees which pebble, as SQL. `viewer` is the expression of the viewer's id, `p` a row of pebbles and `owner` that of its
 * owner's account.
 */

/** Mine, or of a friend who is there. */
export const visiblePebble = (viewer: string, p: string, owner: string) => `(${p}.owner_id = ${viewer} or (
  ${owner}.deleted_at is null and ${isFriendOf(viewer, `${p}.owner_id`)} and ${notBlockedWith(viewer, `${p}.owner_id`)}))`

/** A pebble as what people comment on. */
export const commentedPebble: CommentedThing = {
  type: 'pebble',
  ownerOf: (target) => `(select p.owner_id from pebbles p where p.id = ${target})`,
}
