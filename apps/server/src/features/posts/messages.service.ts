import { limits } from '@learntrail/contract/limits'
import { messageWritten } from '@learntrail/contract/posts/events'
import type { Message } from '@learntrail/contract/posts/messages'
import type { Person } from '../../platform/access/person.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { idKey } from './cursors.ts'
import { messageOf } from './messages.mapping.ts'
import { firstId } from './messages.queries.ts'
import * as repository from './messages.repository.ts'
import { allow, messageAbilities } from './posts.policy.ts'
import { holdPost } from './posts.repository.ts'
import { reachPost } from './posts.service.ts'

export async function listMessages(platform: Platform, person: Person, postId: string, cursor: string | undefined) {
  await reachPost(platform, person, postId)
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  const rows = await repository.listMessages(platform.pool, person.id, postId, { after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ id }) => [id])
  return { items: items.map((row) => messageOf(person, row)), nextCursor }
}

/** A comment as this person may reach it. */
export async function reachMessage(platform: Platform, person: Person, id: string): Promise<repository.MessageRow> {
  return (await repository.findMessage(platform.pool, person.id, id)) ?? refuse('MESSAGE_NOT_FOUND')
}

async function readMessage(platform: Platform, person: Person, id: string): Promise<Message> {
  return messageOf(person, await reachMessage(platform, person, id))
}

/** Comments on a record; the same client id again answers the comment that is there. */
export async function writeMessage(
  platform: Platform,
  person: Person,
  input: { targetId: string; content: string; clientId: string },
): Promise<Message> {
  const { targetId, content, clientId } = input
  const before = await repository.findMessageByClient(platform.db, person.id, clientId)
  if (before !== undefined) return readMessage(platform, person, before)

  const { ownerId } = await reachPost(platform, person, targetId)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    // Held first: comments on one record are counted one after the other.
    if (!(await holdPost(transaction, targetId))) refuse('POST_NOT_FOUND')
    const message = { id: newId(at.getTime()), targetType: 'portfolio' as const, targetId, authorId: person.id }
    const isNew = await repository.insertMessage(transaction, { ...message, clientId, content, createdAt: at })
    if (!isNew) return
    await repository.addToMessageCount(transaction, targetId, 1)
    const data = { ownerId, messageId: message.id }
    await platform.events.record(transaction, messageWritten, { actorId: person.id, subjectId: targetId, data, at })
  })
  const id = await repository.findMessageByClient(platform.db, person.id, clientId)
  return readMessage(platform, person, id ?? refuse('MESSAGE_NOT_FOUND'))
}

export async function editMessage(platform: Platform, person: Person, id: string, content: string): Promise<Message> {
  const message = await reachMessage(platform, person, id)
  allow(messageAbilities(person, message).edit)
  await repository.setMessageContent(platform.db, id, content, platform.clock.now())
  return readMessage(platform, person, id)
}

/** Removes a comment with its replies. */
export async function deleteMessage(platform: Platform, person: Person, id: string): Promise<void> {
  const message = await reachMessage(platform, person, id)
  allow(messageAbilities(person, message).remove)
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdMessage(transaction, id)) ?? refuse('MESSAGE_NOT_FOUND')
    await repository.deleteMessage(transaction, id)
    await repository.addToMessageCount(transaction, held.targetId, -1 - held.replyCount)
  })
}
