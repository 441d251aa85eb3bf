import { isStandingGroup, meetInGroup, meetsIn } from '../groups/index.ts'
import { isFriendOf, notBlockedWith } from '../people/index.ts'

/*
 * SQL for who sees which room. `viewer` is the expression of the viewer's id, `r` a row of chatrooms, `own` the
 * viewer's row of its members.
 */

/**
 * SQL: whether the room `r` exists for a member: its group exists, no block separates a room of two, and the viewer has
 * not declined it.
 */
export function seenRoom(viewer: string, r: string): string {
  return `((${r}.group_id is null or ${isStandingGroup(`${r}.group_id`)})
    and (${r}.type <> 'direct' or not exists (
      select 1 from chatroom_members o where o.room_id = ${r}.id and o.account_id <> ${viewer}
        and not (${notBlockedWith(viewer, 'o.account_id')})))
    and (${r}.contact is distinct from 'declined' or ${r}.asked_by = ${viewer}))`
}

/** SQL: whether the viewer is in the room (`seenRoom`) and `also`, a condition on `own` and `r`, holds. */
export function isInRoom(viewer: string, room: string, also = 'true'): string {
  return `exists (select 1 from chatroom_members own join chatrooms r on r.id = own.room_id
    where own.room_id = ${room} and own.account_id = ${viewer} and ${seenRoom(viewer, 'r')} and ${also})`
}

/** SQL: the number up to which a member, a row of its members, has read the room. */
export const readUpTo = (member: string) => `greatest(${member}.read_number, ${member}.since_number)`

/** SQL: whether the viewer is in the room, has not muted it and has unread messages. */
export const hasUnread = (viewer: string, room: string) =>
  isInRoom(viewer, room, `not own.is_muted and ${readUpTo('own')} < r.last_number`)

/**
 * SQL: whether a block between the viewer and the person does not apply in this room, because it belongs to a group
 * where one of them leads the other.
 */
export const meetsInRoom = (viewer: string, person: string, room: string) => `exists (
  select 1 from chatrooms theirs where theirs.id = ${room} and ${meetsIn(viewer, person, 'theirs.group_id')})`

/** SQL: whether no block hides the person and their messages from the viewer in the room. */
export const notBlockedInRoom = (viewer: string, person: string, room: string) =>
  `(${notBlockedWith(viewer, person)} or ${meetsInRoom(viewer, person, room)})`

/**
 * SQL: whether the viewer may read a message: it was written after they joined, and no block hides its author in the
 * room.
 */
export const seenMessage = (viewer: string, m: string) =>
  isInRoom(
    viewer,
    `${m}.room_id`,
    `own.since_number < ${m}.number and ${notBlockedInRoom(viewer, `${m}.author_id`, `${m}.room_id`)}`,
  )

/**
 * SQL: whether the viewer may see how far a reader has read in the room `r`. In a room of several, only friends and
 * people in a common group may: strangers brought together there do not learn when a person looks.
 */
export function seenReading(viewer: string, reader: string, r: string): string {
  return `(${r}.type <> 'several' or ${reader} = ${viewer} or ${isFriendOf(viewer, reader)}
    or ${meetInGroup(viewer, reader)})`
}
