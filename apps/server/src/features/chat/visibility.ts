import { notBlockedWith } from '../people/index.ts'

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

/** The viewer is in the room, as above. */
export function isInRoom(viewer: string, room: string): string {
  return `exists (select 1 from chatroom_members own join chatrooms r on r.id = own.room_id
    where own.room_id = ${room} and own.account_id = ${viewer} and ${seenRoom(viewer, 'r')})`
}

/** The viewer reads a message: it came after them, and no block is between them and who wrote it. */
export function seenMessage(viewer: string, m: string): string {
  return `exists (select 1 from chatroom_members own join chatrooms r on r.id = own.room_id
    where own.room_id = ${m}.room_id and own.account_id = ${viewer} and own.since_number < ${m}.number
      and ${seenRoom(viewer, 'r')} and ${notBlockedWith(viewer, `${m}.author_id`)})`
}
