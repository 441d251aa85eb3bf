import type { CommentedThing } from '../comments/index.ts'
import { isFriendOf, notBlockedWith } from '../people/index.ts'

/*
 * Who may see which pebble, as SQL. `viewer` is the expression of the viewer's id, `p` the alias of a pebble and
 * `owner` that of its owner's account.
 */

/** The viewer's own, or that of a friend whose account is not deleted and who is not blocked. */
export const visiblePebble = (viewer: string, p: string, owner: string) => `(${p}.owner_id = ${viewer} or (
  ${owner}.deleted_at is null and ${isFriendOf(viewer, `${p}.owner_id`)} and ${notBlockedWith(viewer, `${p}.owner_id`)}))`

/** Pebbles as a target of comments. */
export const commentedPebble: CommentedThing = {
  type: 'pebble',
  ownerOf: (target) => `(select p.owner_id from pebbles p where p.id = ${target})`,
}
