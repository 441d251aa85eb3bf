import { limits } from '@learntrail/contract/limits'
import { replyWritten } from '@learntrail/contract/posts/events'
import type { Reply } from '@learntrail/contract/posts/messages'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { idKey } from './cursors.ts'
import { replyOf } from './messages.mapping.ts'
import { firstId } from './messages.queries.ts'
import * as repository from './messages.repository.ts'
import { reachMessage } from './messages.service.ts'
import { allow, messageAbilities } from './posts.policy.ts'

export async function listReplies(platform: Platform, person: Person, messageId: string, cursor: string | undefined) {
  await reachMessage(platform, person, messageId)
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  const rows = await repository.listReplies(platform.pool, person.id, messageId, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map((row) => replyOf(person, row)), nextCursor }
}

/** A reply as this person may reach it. */
export async function reachReply(platform: Platform, person: Person, id: string): Promise<repository.OwnedReplyRow> {
  return (await repository.findReply(platform.pool, person.id, id)) ?? refuse('REPLY_NOT_FOUND')
}

async function readReply(platform: Platform, person: Person, id: string): Promise<Reply> {
  return replyOf(person, await reachReply(platform, person, id))
}

/** Replies to a comment; the same client id again answers the reply that is there. */
export async function writeReply(
  platform: Platform,
  person: Person,
  input: { messageId: string; content: string; clientId: string },
): Promise<Reply> {
  const { messageId, content, clientId } = input
  const before = await repository.findReplyByClient(platform.db, person.id, clientId)
  if (before !== undefined) return readReply(platform, person, before)

  const message = await reachMessage(platform, person, messageId)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    const { targetId } = (await repository.holdMessage(transaction, messageId)) ?? refuse('MESSAGE_NOT_FOUND')
    const reply = { id: newId(at.getTime()), messageId, authorId: person.id }
    if (!(await repository.insertReply(transaction, { ...reply, clientId, content, createdAt: at }))) return
    await repository.addToReplyCount(transaction, messageId, 1)
    await repository.addToMessageCount(transaction, targetId, 1)
    const data = { ownerId: message.authorId, messageId, replyId: reply.id }
    await platform.events.record(transaction, replyWritten, { actorId: person.id, subjectId: targetId, data, at })
  })
  const id = await repository.findReplyByClient(platform.db, person.id, clientId)
  return readReply(platform, person, id ?? refuse('REPLY_NOT_FOUND'))
}

export async function editReply(platform: Platform, person: Person, id: string, content: string): Promise<Reply> {
  const reply = await reachReply(platform, person, id)
  allow(messageAbilities(person, reply).edit)
  await repository.setReplyContent(platform.db, id, content, platform.clock.now())
  return readReply(platform, person, id)
}

export async function deleteReply(platform: Platform, person: Person, id: string): Promise<void> {
  const reply = await reachReply(platform, person, id)
  allow(messageAbilities(person, reply).remove)
  await inTransaction(platform.db, async (transaction) => {
    const { targetId } = (await repository.holdMessage(transaction, reply.messageId)) ?? refuse('REPLY_NOT_FOUND')
    if (!(await repository.deleteReply(transaction, id))) refuse('REPLY_NOT_FOUND')
    await repository.addToReplyCount(transaction, reply.messageId, -1)
    await repository.addToMessageCount(transaction, targetId, -1)
  })
}
