import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'
import { emptyMessage } from './messages/empty-message.service.ts'
import { removeRoom } from './rooms/remove-room.service.ts'
import { handOver } from './rooms/rooms.repository.ts'

/**
 * Empties the person's messages. The empty places stay, so that numbers remain in sequence and replies remain valid.
 */
const messageErasure: ErasureStep = {
  name: 'chat.messages',
  async erase({ transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ roomId: string; number: number; id: string }>(sql`
      select room_id as "roomId", number, id from chatroom_messages where author_id = ${personId} order by id limit ${limit}`)
    if (rows.length > 0) await ensureDeletedPerson(transaction)
    for (const { id, ...message } of rows)
      await emptyMessage(transaction, message, { authorId: deletedPersonId, clientId: id })
    return rows.length
  },
}

/** Removes the person from mentions in others' messages. */
const mentionErasure: ErasureStep = {
  name: 'chat.mentions',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      update chatroom_messages set mention_ids = array_remove(mention_ids, ${personId}::uuid)
      where (room_id, number) in (
        select room_id, number from chatroom_messages where mention_ids @> array[${personId}::uuid] limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/**
 * Removes the person from every room. A room of two remains for the other person, but can no longer be found as the
 * pair's.
 */
const memberErasure: ErasureStep = {
  name: 'chat.members',
  async erase({ platform, transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ roomId: string }>(sql`
      delete from chatroom_members where ctid in (
        select ctid from chatroom_members where account_id = ${personId} order by room_id limit ${limit})
      returning room_id as "roomId"`)
    for (const { roomId } of rows) {
      await transaction.execute(sql`
        update chatrooms set pair = null, made_by = nullif(made_by, ${personId}), asked_by = nullif(asked_by, ${personId})
        where id = ${roomId}`)
      const { rows: empty } = await transaction.execute<{ id: string; pictureFileId: string | null }>(sql`
        select r.id, r.picture_file_id as "pictureFileId" from chatrooms r where r.id = ${roomId} and r.group_id is null
          and not exists (select 1 from chatroom_members m where m.room_id = r.id)`)
      for (const room of empty) await removeRoom(platform, transaction, room)
      const { rows: held } = await transaction.execute(
        sql`select 1 from chatrooms where id = ${roomId} and type = 'several' for no key update`,
      )
      if (held.length > 0) await handOver(transaction, roomId)
    }
    return rows.length
  },
}

/** A rule set for a school stays; the person's name on it is removed. */
const schoolErasure: ErasureStep = {
  name: 'chat.schools',
  async erase({ transaction, personId }) {
    const gone = await transaction.execute(sql`
      update chatroom_schools set changed_by = null where changed_by = ${personId}`)
    return gone.rowCount ?? 0
  },
}

/** Messages taken out stay out; the person's name on that is removed. */
const removerErasure: ErasureStep = {
  name: 'chat.taken-out',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      update chatroom_messages m set removed_by = null from (
        select room_id, number from chatroom_messages where removed_by = ${personId} limit ${limit}) theirs
      where m.room_id = theirs.room_id and m.number = theirs.number`)
    return gone.rowCount ?? 0
  },
}

/** Silenced people stay silenced; the person's name and reason are removed. */
const silencerErasure: ErasureStep = {
  name: 'chat.silenced',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      update chatroom_members m set silenced_by = null, silence_reason = '' from (
        select room_id, account_id from chatroom_members where silenced_by = ${personId} limit ${limit}) theirs
      where m.room_id = theirs.room_id and m.account_id = theirs.account_id`)
    return gone.rowCount ?? 0
  },
}

export const chatErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'chatroom_emotions', by: 'account_id' }),
  deleteRows({ table: 'chatroom_keepings', by: 'asked_by' }),
  deleteRows({ table: 'chatroom_keeping_answers', by: 'account_id' }),
  schoolErasure,
  removerErasure,
  silencerErasure,
  messageErasure,
  mentionErasure,
  memberErasure,
]
