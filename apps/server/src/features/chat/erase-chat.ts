import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'
import { emptyMessage } from './messages/empty-message.ts'
import { handOver } from './rooms/rooms.repository.ts'

/** What somebody said goes; its places stay, empty, so that numbers stay in order and what others answered stands. */
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

/** Where others name them. */
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

/** They go out of every room; the room of two goes on without them, as one that nobody opens again. */
const memberErasure: ErasureStep = {
  name: 'chat.members',
  async erase({ transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ roomId: string }>(sql`
      delete from chatroom_members where ctid in (
        select ctid from chatroom_members where account_id = ${personId} order by room_id limit ${limit})
      returning room_id as "roomId"`)
    for (const { roomId } of rows) {
      await transaction.execute(sql`
        update chatrooms set pair = null, made_by = nullif(made_by, ${personId}), asked_by = nullif(asked_by, ${personId})
        where id = ${roomId}`)
      await transaction.execute(sql`
        delete from chatrooms r where r.id = ${roomId} and r.group_id is null
          and not exists (select 1 from chatroom_members m where m.room_id = r.id)`)
      const { rows: held } = await transaction.execute(
        sql`select 1 from chatrooms where id = ${roomId} and type = 'several' for no key update`,
      )
      if (held.length > 0) await handOver(transaction, roomId)
    }
    return rows.length
  },
}

/** What they said for their school stays; that it was they goes. */
const schoolErasure: ErasureStep = {
  name: 'chat.schools',
  async erase({ transaction, personId }) {
    const gone = await transaction.execute(sql`
      update chatroom_schools set changed_by = null where changed_by = ${personId}`)
    return gone.rowCount ?? 0
  },
}

/** What they took out of rooms stays out; that it was they goes. */
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

/** Whom they silenced stays silenced; that it was they, and what they said of it, goes. */
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
