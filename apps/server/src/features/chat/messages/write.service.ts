import { chatroomMentioned, chatroomWritten } from '@learntrail/contract/chat/events'
import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage, Said, ValidMessageInput } from '@learntrail/contract/chat/message'
import { inTransaction, isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAddedFiles, checkPictures } from '../../files/index.ts'
import { isPostSeen } from '../../posts/index.ts'
import { checkMayWrite } from '../may-write.service.ts'
import { previewOf } from '../previews/preview.jobs.ts'
import { firstLink } from '../previews/preview.rules.ts'
import { inTurn } from '../rooms/in-turn.memory.ts'
import type { Reader } from '../rooms/read.service.ts'
import { insertAlone, insertMessage, type NewMessage } from './insert-message.repository.ts'
import { readMessage } from './read.service.ts'
import { checkSending } from './sending-rate.memory.ts'
import { findWriting, type Writing } from './writing.repository.ts'

/** A message to write, and the original if it is forwarded. */
interface Saying {
  roomId: string
  clientId: string
  replyTo: number | null
  said: Said
  /** The id of the original message. The caller has checked that the person can read it. */
  forwardedId?: string
}

/** Writes a message in a room. Sent again with the same `clientId`, returns the existing one. */
export const writeMessage = (platform: Platform, person: Reader, input: ValidMessageInput): Promise<ChatroomMessage> =>
  sayInRoom(platform, person, input)

export function sayInRoom(platform: Platform, person: Reader, saying: Saying): Promise<ChatroomMessage> {
  return inTurn(platform, saying.roomId, async () => {
    try {
      return await write(platform, person, saying)
    } catch (error) {
      // Another node wrote it at the same moment.
      if (!isUniqueViolation(error)) throw error
      return write(platform, person, saying)
    }
  })
}

async function write(platform: Platform, person: Reader, saying: Saying): Promise<ChatroomMessage> {
  const { roomId, clientId, replyTo, said } = saying
  const mentions = said.type === messageTypes.text ? said.mentions : []
  const writing = await findWriting(platform.pool, { viewer: person.id, roomId, clientId, mentions, replyTo })
  if (writing === undefined) refuse('CHATROOM_NOT_FOUND')
  if (writing.written !== null) return readMessage(platform, person, roomId, writing.written)
  checkSending(platform, person.id)
  await checkMayWrite(platform, person, roomId, writing, said)
  if (!writing.isAnswerThere) refuse('CHATROOM_MESSAGE_NOT_FOUND')
  return (await insert(platform, person, saying, writing)) ?? whyNot(platform, person, saying)
}

/** Finds the refusal: after the check, the room was closed, or another message took the place of the only first one. */
async function whyNot(platform: Platform, person: Reader, { roomId, clientId, replyTo, said }: Saying): Promise<never> {
  const writing = await findWriting(platform.pool, { viewer: person.id, roomId, clientId, mentions: [], replyTo })
  if (writing === undefined) refuse('CHATROOM_NOT_FOUND')
  await checkMayWrite(platform, person, roomId, writing, said)
  return refuse('CHATROOM_CLOSED')
}

async function insert(
  platform: Platform,
  person: Reader,
  { roomId, clientId, replyTo, said, forwardedId }: Saying,
  { named, name, toldId }: Writing,
): Promise<ChatroomMessage | undefined> {
  const createdAt = platform.clock.now()
  const id = newId(createdAt.getTime())
  const row: NewMessage = {
    roomId,
    id,
    authorId: person.id,
    clientId,
    replyTo,
    createdAt,
    ...columnsOf(said, named),
    ...(forwardedId && { forwardedId }),
  }
  const link = said.type === messageTypes.text && platform.config.linkPreviews ? firstLink(said.text) : undefined
  const isAlone = named.length === 0 && toldId === null && link === undefined && !isOfFilesOrRecords(said)
  if (isAlone) {
    const message = await insertAlone(platform.pool, row)
    platform.realtime.told()
    return message
  }
  return inTransaction(platform.db, async (transaction) => {
    if (forwardedId === undefined) await checkParts(transaction, person, said)
    const message = await insertMessage(transaction, row)
    platform.realtime.told(transaction)
    if (message === undefined) return undefined
    if (link !== undefined) await platform.jobs.enqueue(transaction, previewOf, { roomId, number: message.number })
    const event = { actorId: person.id, subjectId: roomId, at: createdAt }
    if (toldId !== null)
      await platform.events.record(transaction, chatroomWritten, { ...event, data: { name, personId: toldId } })
    for (const personId of named.filter((one) => one !== person.id && one !== toldId))
      await platform.events.record(transaction, chatroomMentioned, {
        ...event,
        data: { name, personId, number: String(message.number) },
      })
    return message
  })
}

const isOfFilesOrRecords = (said: Said) => 'fileIds' in said || 'recordId' in said

/** Refuses a record or files that the person may not show. */
async function checkParts(transaction: Transaction, person: Reader, said: Said): Promise<void> {
  if ('recordId' in said && !(await isPostSeen(transaction, person.id, said.recordId))) refuse('POST_NOT_FOUND')
  if (!('fileIds' in said)) return
  if (said.type === messageTypes.photo) await checkPictures(transaction, person.id, said.fileIds)
  await checkAddedFiles(transaction, person.id, said.fileIds)
}

function columnsOf(said: Said, named: readonly string[]) {
  if (said.type !== messageTypes.text) return said
  return { type: said.type, text: said.text, mentionIds: said.mentions.filter((id) => named.includes(id)) }
}
