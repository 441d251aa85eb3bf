import { accountsBeingDeleted, joinAccount } from '../accounts/index.ts'

/*
 * Who sees what, as SQL for a query's `where`: hidden rows are not found, and nothing is filtered after paging.
 * `viewer` is the expression of the viewer’s id (`$1`); none of this text ever comes from outside.
 */

/** SQL of a viewer who is no particular person, without blocks, friends or things. */
export const nobody = 'null::uuid'

/** Ids of the people blocked from the viewer in either direction. Evaluated once per query. */
export const blockedWith = (viewer: string) => `
    select blocked_id from blocks where blocker_id = ${viewer}
    union all select blocker_id from blocks where blocked_id = ${viewer}`

/** Ids left out of every list for the viewer: blocked people, and accounts being deleted. */
export const hiddenFrom = (viewer: string) => `${blockedWith(viewer)}
    union ${accountsBeingDeleted} and id is distinct from ${viewer}`

/** SQL of an array of the people the viewer has blocked, as in the viewer's list of blocks. */
export const blockedBy = (viewer: string) => `array(
    select block.blocked_id from blocks block ${joinAccount('theirs', 'block.blocked_id')}
    where block.blocker_id = ${viewer} and ${presentPerson('theirs')} order by block.blocked_id)`

/** True unless one of the two has blocked the other. */
export function notBlockedWith(viewer: string, person: string): string {
  return `${person} <> all (array(${blockedWith(viewer)}))`
}

/** True when one of the two has blocked the other. */
export const isBlockedWith = (viewer: string, person: string) => `${person} = any (array(${blockedWith(viewer)}))`

/** Whether the viewer has any block, in either direction. */
export const hasBlocks = (viewer: string) => `exists (${blockedWith(viewer)})`

/**
 * Returns SQL of a counter minus what blocks hide. `hidden` builds the query that counts the hidden rows from a
 * condition on a person. Costs nothing for a viewer without blocks.
 */
export function countSeen(
  viewer: string,
  counter: string,
  hidden: (isHidden: (person: string) => string) => string,
): string {
  const isHidden = (person: string) => isBlockedWith(viewer, person)
  return `case when ${hasBlocks(viewer)} then ${counter} - (${hidden(isHidden)})::int else ${counter} end`
}

/** Up to this many likes are each compared with the blocked people. */
export const fewLikes = 100

/** Likes of one thing: their table, its column with the thing's id, that id, and the thing's counter. */
export interface LikesOf {
  table: string
  key: string
  id: string
  counter: string
}

/**
 * Returns the query that counts likes from blocked people. Few likes are each compared; of many, only those of the
 * blocked people are looked up, so that the likes of a popular thing are not all read.
 */
export function hiddenLikes(viewer: string, { table, key, id, counter }: LikesOf): string {
  const likes = `from ${table} hidden where hidden.${key} = ${id}`
  return `select case when ${counter} <= ${fewLikes}
      then (select count(*) ${likes} and ${isBlockedWith(viewer, 'hidden.person_id')})
      else (select count((select true ${likes} and hidden.person_id = person.id))
        from (select distinct away.id from (${blockedWith(viewer)}) as away(id)) person) end`
}

/** SQL of the counter of likes without those of blocked people. */
export const countLikesSeen = (viewer: string, likes: LikesOf) =>
  countSeen(viewer, likes.counter, () => hiddenLikes(viewer, likes))

/** Whether the person is a friend of the viewer; of people, `any($1)`, whether one of them is. */
export function isFriendOf(viewer: string, person: string): string {
  return `exists (select 1 from friendships where person_id = ${viewer} and friend_id = ${person})`
}

/** SQL of the viewer's friends: rows of `id`. */
export const friendsOf = (viewer: string) => `select friend_id as id from friendships where person_id = ${viewer}`

/** Whether the follower follows the person; of people, `any($1)`, whether they follow one of them. */
export const isFollowerOf = (follower: string, person: string) =>
  `exists (select 1 from follows where follower_id = ${follower} and followed_id = ${person})`

/** Whether a friend request of one of the two to the other is unanswered. */
export const areAskedToBeFriends = (one: string, other: string) => `exists (select 1 from friend_requests asked
  where (asked.asker_id, asked.asked_id) in ((${one}, ${other}), (${other}, ${one})))`

/** Whether the viewer has blocked the person; the other direction does not count. */
export const hasBlocked = (viewer: string, person: string) =>
  `exists (select 1 from blocks own where own.blocker_id = ${viewer} and own.blocked_id = ${person})`

/** Whether the profile is filled in and the account is not being deleted. */
export const presentPerson = (account: string) =>
  `(${account}.profile_filled_at is not null and ${account}.deleted_at is null)`

/** Returns SQL for whether the viewer can come across a person: present, and not blocked in either direction. */
export function visiblePerson(viewer: string, account: string): string {
  return `(${presentPerson(account)} and ${notBlockedWith(viewer, `${account}.id`)})`
}

/** How near a viewer is to an author: public records reach followers, records for friends reach friends. */
export const reaches = { follower: 0, friend: 1 } as const

/** SQL of the viewer's friends and the people they follow, each once: rows of `id` and `reach`. */
export const knownTo = (viewer: string) => `
    select friend_id as id, ${reaches.friend} as reach from friendships where person_id = ${viewer}
    union all select followed_id, ${reaches.follower} from follows where follower_id = ${viewer}
      and not ${isFriendOf(viewer, 'followed_id')}`
