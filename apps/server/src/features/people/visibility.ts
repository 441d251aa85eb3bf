/*
 * Who sees what, as SQL that a query adds to its `where`: what may not be seen is not found, and nothing is filtered
 * after paging. `viewer` is the expression of the viewer’s id (`$1`); none of this text ever comes from outside.
 */

/** SQL of a viewer who is no one person: with no block, friend or thing of their own. */
export const nobody = 'null::uuid'

/** Whom a block keeps away from the viewer. A list that the database makes once a query, however many rows it is compared with. */
export const blockedWith = (viewer: string) => `
    select blocked_id from blocks where blocker_id = ${viewer}
    union all select blocker_id from blocks where blocked_id = ${viewer}`

/** Who is in nobody's list for the viewer, though the tables still have them: whom a block keeps away, and whoever is leaving. */
export const hiddenFrom = (viewer: string) => `${blockedWith(viewer)}
    union select id from accounts where deleted_at is not null and id is distinct from ${viewer}`

/** Whom the viewer has blocked, and who is in the viewer's list of blocks: an array of ids. */
export const blockedBy = (viewer: string) => `array(
    select block.blocked_id from blocks block join accounts theirs on theirs.id = block.blocked_id
    where block.blocker_id = ${viewer} and ${presentPerson('theirs')} order by block.blocked_id)`

/** True unless one of the two has blocked the other. */
export function notBlockedWith(viewer: string, person: string): string {
  return `${person} <> all (array(${blockedWith(viewer)}))`
}

/** One of the two has blocked the other. */
export const isBlockedWith = (viewer: string, person: string) => `${person} = any (array(${blockedWith(viewer)}))`

/** There is anybody whom a block keeps away from the viewer. */
export const hasBlocks = (viewer: string) => `exists (${blockedWith(viewer)})`

/**
 * A counter without what a block hides: `hidden` is the query that counts that, told by `isHidden` which people. Whoever
 * has no block pays nothing for it.
 */
export function countSeen(
  viewer: string,
  counter: string,
  hidden: (isHidden: (person: string) => string) => string,
): string {
  const isHidden = (person: string) => isBlockedWith(viewer, person)
  return `case when ${hasBlocks(viewer)} then ${counter} - (${hidden(isHidden)})::int else ${counter} end`
}

/** So many likes are looked at one by one. */
export const fewLikes = 100

/** Likes of one thing: the table, its column that names the thing, which one, and the column that counts them. */
export interface LikesOf {
  table: string
  key: string
  id: string
  counter: string
}

/**
 * The query that counts likes from people whom a block hides: among few likes, each of them is looked at; of many, those of
 * the hidden people are looked up, so that what everybody likes is not read as a whole.
 */
export function hiddenLikes(viewer: string, { table, key, id, counter }: LikesOf): string {
  const likes = `from ${table} hidden where hidden.${key} = ${id}`
  return `select case when ${counter} <= ${fewLikes}
      then (select count(*) ${likes} and ${isBlockedWith(viewer, 'hidden.person_id')})
      else (select count((select true ${likes} and hidden.person_id = person.id))
        from (select distinct away.id from (${blockedWith(viewer)}) as away(id)) person) end`
}

/** The counter of likes without theirs. */
export const countLikesSeen = (viewer: string, likes: LikesOf) =>
  countSeen(viewer, likes.counter, () => hiddenLikes(viewer, likes))

export function isFriendOf(viewer: string, person: string): string {
  return `exists (select 1 from friendships where person_id = ${viewer} and friend_id = ${person})`
}

/** With a filled profile, and not going away. */
export const presentPerson = (account: string) =>
  `(${account}.profile_filled_at is not null and ${account}.deleted_at is null)`

/** A person others can come across: present, and no block between them. */
export function visiblePerson(viewer: string, account: string): string {
  return `(${presentPerson(account)} and ${notBlockedWith(viewer, `${account}.id`)})`
}

/** How near somebody is to whoever publishes: what is public reaches those who follow, what is for friends them. */
export const reaches = { follower: 0, friend: 1 } as const

/** SQL: the viewer's friends and whom they follow, each once: rows of `id` and of the `reach` between the two. */
export const knownTo = (viewer: string) => `
    select friend_id as id, ${reaches.friend} as reach from friendships where person_id = ${viewer}
    union all select followed_id, ${reaches.follower} from follows where follower_id = ${viewer}
      and not ${isFriendOf(viewer, 'followed_id')}`
