import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import {
  chatroomClosed,
  chatroomContactAccepted,
  chatroomContactDeclined,
  chatroomInvited,
  chatroomLeft,
  chatroomMemberRemoved,
  chatroomReopened,
  chatroomSilenced,
  chatroomSilenceLifted,
} from '@learntrail/contract/chat/events'
import type { Silence } from '@learntrail/contract/chat/facts'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import type { EventKind } from '@learntrail/contract/event'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkPictures, letGoOfAnybodys } from '../../files/index.ts'
import { findAsked } from '../../groups/index.ts'
import { isSilencedAt } from '../chat.policy.ts'
import { say } from '../messages/say.service.ts'
import { introduce, letWrite } from './ask-anew.service.ts'
import { checkPeople } from './make.service.ts'
import { chatroomOf, closedSince, type Reader } from './read.service.ts'
import { removeRoom } from './remove-room.service.ts'
import { tellPeople, tellRoom } from './rooms.live.ts'
import * as repository from './rooms.repository.ts'

export type Update = { roomId: string } & (
  | { action: 'rename'; name: string }
  | { action: 'setPicture'; fileId: string | null }
  | { action: 'invite'; personIds: string[] }
  | { action: 'remove'; personId: string }
  | { action: 'leave' }
  | { action: 'mute'; isMuted: boolean }
  | { action: 'silence'; personId: string; for: Silence | null; reason: string }
  | { action: 'close' }
  | { action: 'reopen' }
  | { action: 'answer'; isAccepted: boolean }
)
type Of<Action extends Update['action']> = Extract<Update, { action: Action }>

interface Doing {
  platform: Platform
  transaction: Transaction
  person: Reader
  room: repository.HeldRoom
}

/** Changes a room of the person's; returns null if it is no longer theirs. */
export async function updateChatroom(platform: Platform, person: Reader, update: Update): Promise<Chatroom | null> {
  await inTransaction(platform.db, async (transaction) => {
    const room = (await repository.holdRoom(transaction, person.id, update.roomId)) ?? refuse('CHATROOM_NOT_FOUND')
    await act({ platform, transaction, person, room }, update)
  })
  const row = await repository.findRoom(platform.pool, person.id, update.roomId)
  return row === undefined ? null : chatroomOf(person, row, platform.clock.now())
}

async function act(doing: Doing, update: Update): Promise<void> {
  if (update.action === 'rename') return rename(doing, update)
  if (update.action === 'setPicture') return setPicture(doing, update)
  if (update.action === 'invite') return invite(doing, update)
  if (update.action === 'remove') return remove(doing, update)
  if (update.action === 'leave') return leave(doing)
  if (update.action === 'mute') return mute(doing, update)
  if (update.action === 'silence') return silence(doing, update)
  if (update.action === 'close') return close(doing)
  if (update.action === 'reopen') return reopen(doing)
  return answer(doing, update)
}

const record = (
  { platform, transaction, person, room }: Doing,
  kind: EventKind<{ name: string }>,
  { name = room.name } = {},
) =>
  platform.events.record(transaction, kind, {
    actorId: person.id,
    subjectId: room.id,
    data: { name },
    at: platform.clock.now(),
  })

/** Refuses unless the room is one of several and open. */
function checkOpen({ room }: Doing): void {
  if (room.type !== 'several') refuse('CHATROOM_TYPE_REFUSED')
  if (room.closedAt !== null) refuse('CHATROOM_CLOSED')
}

/** Names, pictures and invitations convey a message too, so they require an introduction as well. */
async function checkIntroduced({ platform, transaction, room }: Doing): Promise<void> {
  if (!room.own.isAsking) return
  await letWrite(platform, transaction, { roomId: room.id })
  if (await repository.isAsking(transaction, room.id, room.own.accountId)) refuse('CHATROOM_FRIENDS_FIRST')
}

export function checkLeadsRoom({ own }: Pick<repository.HeldRoom, 'own'>): void {
  if (!own.isAdministrator) refuse('CHATROOM_NO_PERMISSION')
}

async function rename(doing: Doing, { name }: Of<'rename'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  checkOpen(doing)
  checkLeadsRoom(room)
  await checkIntroduced(doing)
  if (room.name === name) return
  await repository.updateRoom(transaction, room.id, { name })
  await say(platform, transaction, room.id, person.id, { type: 'renamed', name })
  await tellRoom(platform, transaction, room.id)
}

async function setPicture(doing: Doing, { fileId }: Of<'setPicture'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  checkOpen(doing)
  checkLeadsRoom(room)
  await checkIntroduced(doing)
  if (room.pictureFileId === fileId) return
  if (fileId !== null) await checkPictures(transaction, person.id, [fileId])
  await repository.updateRoom(transaction, room.id, { pictureFileId: fileId })
  if (room.pictureFileId !== null) await letGoOfAnybodys(platform, transaction, [room.pictureFileId])
  await say(platform, transaction, room.id, person.id, { type: 'pictured', name: '' })
  await tellRoom(platform, transaction, room.id)
}

async function invite(doing: Doing, { personIds }: Of<'invite'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  checkOpen(doing)
  await checkIntroduced(doing)
  await checkPeople(transaction, person, personIds)
  const there = await repository.findMembers(transaction, room.id, personIds)
  const added = personIds.filter((id) => !there.has(id))
  if (added.length === 0) refuse('CHATROOM_ALREADY_JOINED', { values: { roomId: room.id } })
  const limit = chatLimits.members
  if (room.memberCount + added.length > limit) refuse('CHATROOM_FULL', { values: { limit } })
  if ((await findAsked(platform, transaction, person.id, added)).length > 0) refuse('CHATROOM_CONTACT_REFUSED')
  const at = platform.clock.now()
  const sinceNumber = room.lastNumber
  await repository.insertMembers(
    transaction,
    added.map((accountId) => ({ roomId: room.id, accountId, sinceNumber, readNumber: sinceNumber, since: at })),
  )
  await say(platform, transaction, room.id, person.id, { type: 'invited', personIds: added, name: '' })
  await introduce(platform, transaction, room.id, added)
  for (const personId of added)
    await platform.events.record(transaction, chatroomInvited, {
      actorId: person.id,
      subjectId: room.id,
      data: { name: room.name, personId },
      at,
    })
  await tellPeople(platform, transaction, room.id, added)
  await tellRoom(platform, transaction, room.id)
}

async function remove(doing: Doing, { personId }: Of<'remove'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  checkOpen(doing)
  checkLeadsRoom(room)
  const isOther =
    personId !== person.id && (await repository.findMembers(transaction, room.id, [personId])).has(personId)
  if (!isOther) refuse('USER_NOT_FOUND')
  await goOut(doing, personId, 'removed')
  const data = { name: room.name, personId }
  await platform.events.record(transaction, chatroomMemberRemoved, {
    actorId: person.id,
    subjectId: room.id,
    data,
    at: platform.clock.now(),
  })
}

async function goOut(
  { platform, transaction, person, room }: Doing,
  personId: string,
  type: 'left' | 'removed',
): Promise<void> {
  await repository.deleteMember(transaction, room.id, personId)
  await tellPeople(platform, transaction, room.id, [personId])
  await repository.handOver(transaction, room.id)
  await letWrite(platform, transaction, { roomId: room.id })
  await say(platform, transaction, room.id, person.id, { type, personIds: [personId], name: '' })
  await tellRoom(platform, transaction, room.id)
}

/** The last member to leave deletes the room. */
async function leave(doing: Doing): Promise<void> {
  const { platform, transaction, person, room } = doing
  if (room.type !== 'several') refuse('CHATROOM_TYPE_REFUSED')
  await record(doing, chatroomLeft)
  if (room.memberCount > 1) return goOut(doing, person.id, 'left')
  await removeRoom(platform, transaction, room)
  await tellPeople(platform, transaction, room.id, [person.id])
}

async function mute({ platform, transaction, person, room }: Doing, { isMuted }: Of<'mute'>): Promise<void> {
  if (room.own.isMuted === isMuted) return
  await repository.updateMember(transaction, room.id, person.id, { isMuted })
  await tellPeople(platform, transaction, room.id, [person.id])
}

interface Heard {
  by: string
  room: { id: string; title: string }
  personId: string
}

/** Lifts a person's silence in a room. */
export async function letSpeak(
  platform: Platform,
  transaction: Transaction,
  { by, room, personId }: Heard,
): Promise<void> {
  const nothing = { silencedAt: null, silencedUntil: null, silencedBy: null, silenceReason: '' }
  await repository.updateMember(transaction, room.id, personId, nothing)
  const data = { name: room.title, personId }
  const fact = { actorId: by, subjectId: room.id, at: platform.clock.now(), data }
  await platform.events.record(transaction, chatroomSilenceLifted, fact)
  await tellRoom(platform, transaction, room.id)
}

/** Silences a member of a group's room for a while, or lifts the silence; they get a notice. */
async function silence(doing: Doing, { personId, for: length, reason }: Of<'silence'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  if (room.type !== 'group') refuse('CHATROOM_TYPE_REFUSED')
  checkLeadsRoom(room)
  const member = await repository.findMember(transaction, room.id, personId)
  if (member === undefined || personId === person.id) return refuse('USER_NOT_FOUND')
  // Administrators cannot silence each other.
  if (member.isAdministrator) refuse('CHATROOM_NO_PERMISSION')
  const at = platform.clock.now()
  if (length === null && !isSilencedAt(member, at)) return
  const silencedUntil =
    length === null || length === 'lifted' ? null : new Date(at.getTime() + chatDurations.silence[length])
  if (length === null) return letSpeak(platform, transaction, { by: person.id, room, personId })
  const change = { silencedAt: at, silencedUntil, silencedBy: person.id, silenceReason: reason }
  await repository.updateMember(transaction, room.id, personId, change)
  const data = { name: room.title, personId, length }
  await platform.events.record(transaction, chatroomSilenced, { actorId: person.id, subjectId: room.id, at, data })
  await tellRoom(platform, transaction, room.id)
}

export async function close(doing: Doing): Promise<void> {
  const { platform, transaction, person, room } = doing
  if (room.type === 'direct') refuse('CHATROOM_TYPE_REFUSED')
  checkLeadsRoom(room)
  if (room.closedAt !== null) return
  await say(platform, transaction, room.id, person.id, { type: 'closed', name: '' })
  await repository.updateRoom(transaction, room.id, { closedAt: platform.clock.now() })
  await record(doing, chatroomClosed)
  await tellRoom(platform, transaction, room.id)
}

export async function reopen(doing: Doing): Promise<void> {
  const { platform, transaction, person, room } = doing
  if (room.type === 'direct') refuse('CHATROOM_TYPE_REFUSED')
  checkLeadsRoom(room)
  if (room.isArchived) refuse('CHATROOM_CLOSED')
  if (room.closedAt === null) return
  // The time to reopen is over; the job that deletes the room runs every few minutes.
  if (room.closedAt < closedSince(platform.clock.now())) refuse('CHATROOM_NOT_FOUND')
  await repository.updateRoom(transaction, room.id, { closedAt: null })
  await say(platform, transaction, room.id, person.id, { type: 'reopened', name: '' })
  await record(doing, chatroomReopened)
  await tellRoom(platform, transaction, room.id)
}

/** Answers a request. If declined, the room disappears for the person, and the asker is not told. */
async function answer(doing: Doing, { isAccepted }: Of<'answer'>): Promise<void> {
  const { platform, transaction, person, room } = doing
  if (room.contact !== 'asked' || room.askedBy === person.id) refuse('CHATROOM_TYPE_REFUSED')
  await repository.updateRoom(transaction, room.id, { contact: isAccepted ? 'accepted' : 'declined' })
  if (isAccepted) await say(platform, transaction, room.id, person.id, { type: 'accepted', name: '' })
  await record(doing, isAccepted ? chatroomContactAccepted : chatroomContactDeclined)
  if (isAccepted && room.askedBy !== null) await letWrite(platform, transaction, { personId: room.askedBy })
  if (isAccepted) await tellRoom(platform, transaction, room.id)
  else await tellPeople(platform, transaction, room.id, [person.id])
}
