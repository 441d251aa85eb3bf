import { meetsIn } from '../groups/index.ts'
import { isFriendOf, notBlockedWith } from '../people/index.ts'

/*
 * Who sees which room, as SQL. `viewer` is the expression of the viewer's id, `r` a row of chatrooms, `own` the viewer's
 * row of its members.
 */

/** A room that the viewer is in: its group is there, no block is between two, and what they declined is gone. */
export function seenRoom(viewer: string, r: string): string {
  return `((${r}.group_id is null or exists (select 1 from groups g where g.id = ${r}.group_id and g.deleted_at is null))
    and (${r}.type <> 'direct' or not exists (
      select 1 from chatroom_members o where o.room_id = ${r}.id and o.account_id <> ${viewer}
        and not (${notBlockedWith(viewer, 'o.account_id')})))
    and (${r}.contact is distinct from 'declined' or ${r}.asked_by = ${viewer}))`
}

/** The viewer is in the room, as above, and what else is asked of `own` and `r` is so. */
export function isInRoom(viewer: string, room: string, also = 'true'): string {
  return `exists (select 1 from chatroom_members own join chatrooms r on r.id = own.room_id
    where own.room_id = ${room} and own.account_id = ${viewer} and ${seenRoom(viewer, 'r')} and ${also})`
}

/** The number up to which a member, a row of its members, has read the room. */
export const readUpTo = (member: string) => `greatest(${member}.read_number, ${member}.since_number)`

/** The viewer is in the room, wants to hear of it, and has not read all of it. */
export const hasUnread = (viewer: string, room: string) =>
  isInRoom(viewer, room, `not own.is_muted and ${readUpTo('own')} < r.last_number`)

/** A block between the viewer and the person ends in this room: it is of a group where one of them leads the other. */
export const meetsInRoom = (viewer: string, person: string, room: string) => `exists (
  select 1 from chatrooms theirs where theirs.id = ${room} and ${meetsIn(viewer, person, 'theirs.group_id')})`

/** True unless a block keeps the viewer from what the person is and says in the room. */
export const notBlockedInRoom = (viewer: string, person: string, room: string) =>
  `(${notBlockedWith(viewer, person)} or ${meetsInRoom(viewer, person, room)})`

/** The viewer reads a message: it came after them, and no block keeps them there from who wrote it. */
export const seenMessage = (viewer: string, m: string) =>
  isInRoom(
    viewer,
    `${m}.room_id`,
    `own.since_number < ${m}.number and ${notBlockedInRoom(viewer, `${m}.author_id`, `${m}.room_id`)}`,
  )

/**
 * How far somebody has read the room `r` is shown to the viewer: in a room of several only to those who are in a group with
 * them or their friends. Who was brought together with members of other groups shows them nothing of when they look.
 */
export function seenReading(viewer: string, reader: string, r: string): string {
  return `(${r}.type <> 'several' or ${reader} = ${viewer} or ${isFriendOf(viewer, reader)}
    or exists (select 1 from group_members mine join group_members theirs on theirs.group_id = mine.group_id
      join groups g on g.id = mine.group_id and g.deleted_at is null
      where mine.account_id = ${viewer} and theirs.account_id = ${reader}))`
}
