import { privacy } from '@learntrail/contract/posts/posts'
import type { Viewer } from '@learntrail/contract/profiles/audiences'
import { joinAccount } from '../accounts/index.ts'
import { isIn, meetsIn, notBlockedIn } from '../groups/index.ts'
import { isFriendOf, nobody, notBlockedWith } from '../people/index.ts'

/** A thing shared by its privacy: the names of its row and of its owner's account, and the table of its groups. */
interface Shared {
  row: string
  owner: string
  inGroups: { table: string; key: string }
}

/** SQL: the viewer may see a thing shared by its privacy (`owner_id`, `privacy`, `id`). */
export function visibleShared(
  viewer: string,
  shared: Shared,
  isFriend: string = isFriendOf(viewer, `${shared.row}.owner_id`),
): string {
  const { row, owner } = shared
  return `(${row}.owner_id = ${viewer} or (
    ${owner}.deleted_at is null
    and ((${notBlockedWith(viewer, `${row}.owner_id`)}
      and (${row}.privacy = ${privacy.public} or (${row}.privacy = ${privacy.friends} and ${isFriend})))
      or (${row}.privacy = ${privacy.group} and ${isForThem(viewer, shared)}))))`
}

/** SQL: the viewer belongs to one of its groups, and no block keeps them from the owner there. */
const isForThem = (viewer: string, { row, inGroups: { table, key } }: Shared) => `exists (
  select 1 from ${table} it where it.${key} = ${row}.id and ${isIn(viewer, 'it.group_id')}
    and ${notBlockedIn(viewer, `${row}.owner_id`, 'it.group_id')})`

/** SQL: the viewer may see a record; `post` and `owner` name the rows of posts and of its owner's account. */
export const visiblePost = (viewer: string, post: string, owner: string, isFriend?: string) =>
  visibleShared(viewer, { row: post, owner, inGroups: { table: 'post_groups', key: 'post_id' } }, isFriend)

/** SQL: a block between the viewer and the person is lifted in one of the groups of the record. */
export const meetsAtPost = (viewer: string, person: string, id: string) => `exists (
  select 1 from post_groups it where it.post_id = ${id} and ${meetsIn(viewer, person, 'it.group_id')})`

/** SQL: the viewer may see a record in a group that they belong to; `place` names its row of `post_groups`. */
export function visibleInGroup(viewer: string, place: string, owner: string): string {
  return `(${owner}.deleted_at is null and ${isIn(viewer, `${place}.group_id`)} 
    and ${notBlockedIn(viewer, `${owner}.id`, `${place}.group_id`)})`
}

/** SQL: a record is visible to a friend, or to a stranger, of its owner, without regard to any particular person. */
export function visiblePostAs(as: Viewer, post: string, owner: string): string {
  return visiblePost(nobody, post, owner, String(as === 'friend'))
}

/** SQL: `visiblePost` for lists of public records, which is cheaper per record. */
export function visiblePublicPost(viewer: string, post: string, owner: string): string {
  return `(${post}.privacy = ${privacy.public} and ${owner}.deleted_at is null
    and ${notBlockedWith(viewer, `${post}.owner_id`)})`
}

/** SQL: the number of records of a group that a member may see. */
export const countPostsOfGroup = (viewer: string, group: string) =>
  `(select count(*) from post_groups it join posts p on p.id = it.post_id ${joinAccount('a', 'p.owner_id')}
    where it.group_id = ${group} and a.deleted_at is null and ${notBlockedIn(viewer, 'a.id', group)})::int`
