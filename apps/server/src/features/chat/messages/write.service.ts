import { messageTypes } from '@learntrail/contract/chat/facts'
import type { ChatroomMessage, Said, ValidMessageInput } from '@learntrail/contract/chat/message'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAddedFiles, checkPictures } from '../../files/index.ts'
import { isPostSeen } from '../../posts/index.ts'
import { whyNotWrite } from '../chat.policy.ts'
import { hasLink } from '../contacts.rules.ts'
import { inTurn } from '../rooms/in-turn.ts'
import { findAsked } from '../rooms/make.service.ts'
import type { Reader } from '../rooms/read.service.ts'
import * as rooms from '../rooms/rooms.repository.ts'
import { tellRoom } from '../rooms/tell-people.ts'
import * as repository from './messages.repository.ts'
import { readMessage } from './read.service.ts'
import { tellWords } from './say.ts'
import { checkSending } from './sending-rate.ts'

/** Says something in a room. Sent again with the same name of the browser's, it is what is there. */
export async function writeMessage(
  platform: Platform,
  person: Reader,
  { roomId, clientId, replyTo, said }: ValidMessageInput,
): Promise<ChatroomMessage> {
  const write = async (transaction: Transaction) => {
    const createdAt = platform.clock.now()
    const room = (await rooms.holdRoom(transaction, person.id, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
    const known = await repository.findWritten(transaction, { authorId: person.id, roomId, clientId })
    if (known !== undefined) return known
    checkSending(platform, person.id)
    await checkMayWrite(platform, transaction, person, room, said)
    if (replyTo !== null && !(await isThere(transaction, room, replyTo))) refuse('CHATROOM_MESSAGE_NOT_FOUND')
    const parts = await partsOf(transaction, person, roomId, said)
    const row = { roomId, id: newId(createdAt.getTime()), authorId: person.id, clientId, replyTo, createdAt, ...parts }
    const given = await repository.insertMessage(transaction, row)
    await repository.readOwn(transaction, roomId, person.id, given)
    await tellWords(platform, transaction, roomId)
    return given
  }
  const number = await inTurn(roomId, () => inTransaction(platform.db, write))
  return readMessage(platform, person, roomId, number)
}

async function isThere(transaction: Transaction, { id, own }: rooms.HeldRoom, number: number): Promise<boolean> {
  return number > own.sinceNumber && (await repository.findMessage(transaction, id, number)) !== undefined
}

async function checkMayWrite(
  platform: Platform,
  transaction: Transaction,
  person: Reader,
  room: rooms.HeldRoom,
  said: Said,
): Promise<void> {
  const { type, closedAt, isArchived, own, restFrom, restUntil } = room
  const contact = await contactNow(platform, transaction, person, room)
  const standing = {
    ...{ type, isAdministrator: own.isAdministrator, isClosed: closedAt !== null, isArchived, contact },
    ...{ isAsking: room.askedBy === person.id, hasAsked: room.lastNumber > 0 },
    rest: restFrom === null || restUntil === null ? null : { from: restFrom, until: restUntil },
  }
  const why = whyNotWrite(standing, platform.clock.now())
  if (why === 'CHATROOM_RESTING') refuse(why, { values: { until: clockOf(restUntil ?? 0) } })
  if (why !== undefined) refuse(why)
  const isFirst = contact !== null && contact !== 'accepted'
  if (isFirst && (said.type !== messageTypes.text || hasLink(said.text))) refuse('CHATROOM_WAITS')
}

/** Who asks, and has become close meanwhile, need not ask any more. */
async function contactNow(platform: Platform, transaction: Transaction, person: Reader, room: rooms.HeldRoom) {
  if (room.contact === null || room.contact === 'accepted' || room.askedBy !== person.id) return room.contact
  const other = await rooms.otherOf(transaction, room.id, person.id)
  const mustAsk = other === undefined || (await findAsked(platform, transaction, person.id, [other])).length > 0
  if (mustAsk || room.contact === 'declined') return room.contact
  await rooms.updateRoom(transaction, room.id, { contact: 'accepted' })
  await tellRoom(platform, transaction, room.id)
  return 'accepted' as const
}

const twoDigits = (part: number) => String(part).padStart(2, '0')
const clockOf = (minute: number) => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`

/** The columns of what is said, once it is seen that the person may say it there. */
async function partsOf(transaction: Transaction, person: Reader, roomId: string, said: Said) {
  const { type } = said
  if (type === messageTypes.text) {
    const there = await rooms.findMembers(transaction, roomId, said.mentions)
    return { type, text: said.text, mentionIds: said.mentions.filter((id) => there.has(id)) }
  }
  if (type === messageTypes.record) {
    if (!(await isPostSeen(transaction, person.id, said.recordId))) refuse('POST_NOT_FOUND')
    return { type, recordId: said.recordId }
  }
  if (type === messageTypes.emotion) return { type, emotion: said.emotion }
  if (type === messageTypes.sticker) return { type, sticker: said.sticker }
  if (type === messageTypes.photo) await checkPictures(transaction, person.id, said.fileIds)
  await checkAddedFiles(transaction, person.id, said.fileIds)
  return { type, fileIds: said.fileIds }
}
