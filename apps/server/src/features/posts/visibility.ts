import { privacy } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { isIn, meetsIn, notBlockedIn } from '../groups/index.ts'
import { isFriendOf, nobody, notBlockedWith } from '../people/index.ts'

/** A record the viewer may see; `post` and `owner` name the rows of posts and of its owner's account. */
export function visiblePost(
  viewer: string,
  post: string,
  owner: string,
  isFriend: string = isFriendOf(viewer, `${post}.owner_id`),
): string {
  return `(${post}.owner_id = ${viewer} or (
    ${owner}.deleted_at is null
    and ((${notBlockedWith(viewer, `${post}.owner_id`)}
      and (${post}.privacy = ${privacy.public} or (${post}.privacy = ${privacy.friends} and ${isFriend})))
      or (${post}.privacy = ${privacy.group} and ${isForThem(viewer, post)}))))`
}

/** The viewer belongs to one of the groups that the record is for, and no block keeps them from the owner there. */
const isForThem = (viewer: string, post: string) => `exists (
  select 1 from post_groups it where it.post_id = ${post}.id and ${isIn(viewer, 'it.group_id')}
    and ${notBlockedIn(viewer, `${post}.owner_id`, 'it.group_id')})`

/** A block between the viewer and the person ends in one of the groups that the record of this id is for. */
export const meetsAtPost = (viewer: string, person: string, id: string) => `exists (
  select 1 from post_groups it where it.post_id = ${id} and ${meetsIn(viewer, person, 'it.group_id')})`

/** A record of a group that the viewer belongs to, whoever wrote it; `place` names the row of its place there. */
export function visibleInGroup(viewer: string, place: string, owner: string): string {
  return `(${owner}.deleted_at is null and ${isIn(viewer, `${place}.group_id`)} 
    and ${notBlockedIn(viewer, `${owner}.id`, `${place}.group_id`)})`
}

/** The same for somebody who stands so to the owner and is nobody else. */
export function visiblePostAs(as: Viewer, post: string, owner: string): string {
  return visiblePost(nobody, post, owner, String(as === 'friend'))
}

/** The same for a list that holds public records only: less to decide for each of them. */
export function visiblePublicPost(viewer: string, post: string, owner: string): string {
  return `(${post}.privacy = ${privacy.public} and ${owner}.deleted_at is null
    and ${notBlockedWith(viewer, `${post}.owner_id`)})`
}

/** How many records of a group somebody who belongs to it may see. */
export const countPostsOfGroup = (viewer: string, group: string) =>
  `(select count(*) from post_groups it join posts p on p.id = it.post_id join accounts a on a.id = p.owner_id
    where it.group_id = ${group} and a.deleted_at is null and ${notBlockedIn(viewer, 'a.id', group)})::int`
