import { chatroomKeepingAnswered, chatroomKeepingAsked } from '@learntrail/contract/chat/events'
import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Keeping } from '@learntrail/contract/chat/keepings'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findMessages } from '../messages/messages.repository.ts'
import type { Reader } from '../rooms/read.service.ts'
import { tellPeople } from '../rooms/rooms.live.ts'
import { findStanding, holdRoom } from '../rooms/rooms.repository.ts'
import * as repository from './keepings.repository.ts'

const isSaid = ({ type }: { type: number }) => type !== messageTypes.notice && type !== messageTypes.deleted

/**
 * Asks the authors of these messages for permission to keep them as a record; the person's own messages need none. Sent
 * again with the same `clientId`, returns the existing request.
 */
export async function askToKeep(
  platform: Platform,
  person: Reader,
  { roomId, numbers, clientId }: { roomId: string; numbers: number[]; clientId: string },
): Promise<Keeping> {
  const standing = (await findStanding(platform.pool, person.id, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
  const reading = { viewer: person.id, roomId, since: standing.since }
  const messages = (await findMessages(platform.pool, reading, numbers)).filter(isSaid)
  if (messages.length === 0) refuse('CHATROOM_NOTHING_TO_KEEP')
  const speakers = [...new Set(messages.filter(({ author }) => !author.isDeleted).map(({ author }) => author.id))]
  const asked = speakers.filter((id) => id !== person.id)
  const at = platform.clock.now()
  const id = await inTransaction(platform.db, async (transaction) => {
    const room = (await holdRoom(transaction, person.id, roomId)) ?? refuse('CHATROOM_NOT_FOUND')
    const known = await repository.findByClient(transaction, person.id, clientId)
    if (known !== undefined) return known
    const limit = chatLimits.keepings
    if ((await repository.countOf(transaction, person.id)) >= limit)
      refuse('CHATROOM_KEEPING_LIMIT_REACHED', { values: { limit } })
    const keeping = {
      id: newId(at.getTime()),
      roomId,
      askedBy: person.id,
      clientId,
      createdAt: at,
      numbers: messages.map(({ number }) => number),
    }
    await repository.insert(transaction, keeping, asked)
    for (const personId of asked)
      await platform.events.record(transaction, chatroomKeepingAsked, {
        actorId: person.id,
        subjectId: roomId,
        at,
        data: { name: room.name, personId, keepingId: keeping.id },
      })
    await tellPeople(platform, transaction, roomId, [person.id, ...asked])
    return keeping.id
  })
  const [keeping] = await repository.list(platform.pool, person.id, { roomId, id })
  return keeping ?? refuse('CHATROOM_KEEPING_NOT_FOUND')
}

/** Returns the person's own requests in a room, and those that ask them. */
export async function listKeepings({ pool }: Platform, person: Reader, roomId: string): Promise<Keeping[]> {
  if ((await findStanding(pool, person.id, roomId)) === undefined) refuse('CHATROOM_NOT_FOUND')
  return repository.list(pool, person.id, { roomId })
}

/** Answers a request. Repeating an answer does nothing; it can be changed until the record is made. */
export async function answerKeeping(
  platform: Platform,
  person: Reader,
  { keepingId, isAgreed }: { keepingId: string; isAgreed: boolean },
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const keeping = (await repository.hold(transaction, keepingId)) ?? refuse('CHATROOM_KEEPING_NOT_FOUND')
    const { roomId, askedBy } = keeping
    const room = (await holdRoom(transaction, person.id, roomId)) ?? refuse('CHATROOM_KEEPING_NOT_FOUND')
    const before = await repository.answer(transaction, keepingId, person.id, isAgreed)
    if (before === undefined) refuse('CHATROOM_KEEPING_NOT_FOUND')
    if (before.isAgreed === isAgreed) return
    if (before.isAgreed === null && (await repository.countOpen(transaction, keepingId)) === 0)
      await platform.events.record(transaction, chatroomKeepingAnswered, {
        actorId: person.id,
        subjectId: roomId,
        at: platform.clock.now(),
        data: { name: room.name, personId: askedBy, keepingId },
      })
    await tellPeople(platform, transaction, roomId, [person.id, askedBy])
  })
}

/** Returns the messages of those who agreed and the person's own, in order. Messages deleted since are left out. */
export async function readKept({ pool, db }: Platform, person: Reader, keepingId: string) {
  const keeping = await repository.findOwn(db, person.id, keepingId)
  const standing = keeping && (await findStanding(pool, person.id, keeping.roomId))
  if (keeping === undefined || standing === undefined) refuse('CHATROOM_KEEPING_NOT_FOUND')
  const agreed = new Set([person.id, ...(await repository.listAgreed(db, keepingId))])
  const reading = { viewer: person.id, roomId: keeping.roomId, since: standing.since }
  const messages = (await findMessages(pool, reading, keeping.numbers)).filter(isSaid)
  const kept = messages.filter(({ author }) => agreed.has(author.id))
  return { items: kept, leftOut: messages.length - kept.length }
}

/** Deletes a request, because the record was made or is no longer wanted. */
export async function removeKeeping(platform: Platform, person: Reader, keepingId: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const removed = await repository.remove(transaction, person.id, keepingId)
    if (removed === undefined) refuse('CHATROOM_KEEPING_NOT_FOUND')
    await tellPeople(platform, transaction, removed.roomId, [person.id, ...removed.asked])
  })
}
