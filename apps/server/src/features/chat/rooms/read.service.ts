import type { Chatroom } from '@learntrail/contract/chat/chatroom'
import { chatDurations, chatLimits } from '@learntrail/contract/chat/limits'
import { limits } from '@learntrail/contract/limits'
import type { Person } from '../../../platform/access/person.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstId, idKey } from '../../../platform/paging/by-id.ts'
import { momentKey } from '../../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isMemberOf, leadsNow } from '../../groups/index.ts'
import { chatroomAbilities, isSilencedAt } from '../chat.policy.ts'
import { whySchoolRefuses } from '../schools/school-talk.rules.ts'
import * as repository from './rooms.repository.ts'

export type Reader = Pick<Person, 'id' | 'features'>

/**
 * Returns a room as sent on the wire. A declined request still shows as asked, so that the asker does not learn of it.
 */
export function chatroomOf(person: Reader, row: repository.RoomRow, now: Date): Chatroom {
  const {
    isAdministrator,
    isArchived,
    hasAsked,
    isAskingSeveral,
    restFrom,
    restUntil,
    askedBy,
    contact,
    at,
    closedAt,
    school,
    silencedAt,
    silencedUntil,
    silenceReason,
    ...shown
  } = row
  const isAsking = askedBy === person.id
  const rest = restFrom === null || restUntil === null ? null : { from: restFrom, until: restUntil }
  const isSilenced = !isAdministrator && isSilencedAt({ silencedAt, silencedUntil }, now)
  const standing = {
    type: row.type,
    isAdministrator,
    isClosed: closedAt !== null,
    isArchived,
    rest,
    contact,
    isAsking,
    isSilenced,
  }
  const can = chatroomAbilities(person, { ...standing, hasAsked, isAskingSeveral }, now)
  const shownContact = contact === 'declined' || isAskingSeveral ? ('asked' as const) : contact
  const why = school === null ? undefined : whySchoolRefuses(school, now)
  return {
    ...shown,
    at: at.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    rest,
    contact: shownContact === null ? null : { state: shownContact, isMine: isAsking || isAskingSeveral },
    school: why === undefined ? null : why === 'CHATROOM_SCHOOL_REFUSED' ? 'closed' : 'resting',
    silence: isSilenced ? { until: silencedUntil?.toISOString() ?? null, reason: silenceReason } : null,
    can: { ...can, write: can.write && why === undefined },
  }
}

export async function readChatroom(platform: Platform, person: Reader, id: string): Promise<Chatroom> {
  const row = await repository.findRoom(platform.pool, person.id, id)
  return row === undefined ? refuse('CHATROOM_NOT_FOUND') : chatroomOf(person, row, platform.clock.now())
}

export async function readWithPeople(platform: Platform, person: Reader, roomId: string) {
  const chatroom = await readChatroom(platform, person, roomId)
  const { pool, clock } = platform
  return { chatroom, userList: await repository.listMembers(pool, person.id, roomId, clock.now()) }
}

export async function readChatrooms({ pool, clock }: Platform, person: Reader, ids: string[]) {
  const now = clock.now()
  return (await repository.findRooms(pool, person.id, ids)).map((row) => chatroomOf(person, row, now))
}

interface Listing {
  of: 'all' | 'group' | 'normal'
  keyword: string
  cursor?: string | undefined
}

export async function listChatrooms({ pool, clock }: Platform, person: Reader, { cursor, ...which }: Listing) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, momentKey)
  const rows = await repository.listRooms(pool, person.id, { ...which, after, limit: limits.pageSize + 1 })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ at, id }) => [at.toISOString(), id])
  return { items: items.map((row) => chatroomOf(person, row, clock.now())), nextCursor }
}

export async function listInBatches({ pool, clock }: Platform, person: Reader, cursor: string | undefined) {
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  const rows = await repository.listRoomsInBatches(pool, person.id, after, limits.maximumPageSize + 1)
  const { items, nextCursor } = pageOf(rows, limits.maximumPageSize, ({ id }) => [id])
  return { items: items.map((row) => chatroomOf(person, row, clock.now())), nextCursor }
}

export async function listPeople({ pool }: Platform, person: Reader, cursor: string | undefined) {
  const [after] = cursor === undefined ? [firstId] : decodeCursor(cursor, idKey)
  const rows = await repository.listPeople(pool, person.id, after, limits.maximumPageSize + 1)
  const { items, nextCursor } = pageOf(rows, limits.maximumPageSize, ({ id }) => [id])
  return { items: items.map((row) => row.person), nextCursor }
}

export async function countUnread({ pool }: Platform, { id }: Pick<Reader, 'id'>) {
  const { group, normal } = await repository.countUnread(pool, id)
  return { total: group + normal, group, normal }
}

export async function countChatrooms({ pool }: Platform, person: Reader) {
  return { ...(await repository.countRooms(pool, person.id)), limit: chatLimits.made }
}

/** Returns the room of a group the person is in. */
export async function readOfGroup(platform: Platform, person: Reader, groupId: string) {
  const { db } = platform
  if (!(await isMemberOf(db, person.id, groupId))) refuse('GROUP_NOT_FOUND')
  const id = await repository.findOfGroup(db, groupId)
  const row = id === undefined ? undefined : await repository.findRoom(platform.pool, person.id, id)
  const leads = await inTransaction(db, (transaction) => leadsNow(transaction, person, groupId))
  const canOpen = id === undefined && leads && person.features.includes('chatroom')
  return { chatroom: row === undefined ? null : chatroomOf(person, row, platform.clock.now()), canOpen }
}

/** Marks a room as read up to a number and passes that on to the person's devices and those who may see it. */
export async function markRead(
  { pool, realtime }: Platform,
  person: Reader,
  { roomId, number }: { roomId: string; number: number },
) {
  const read = (await repository.setRead(pool, person.id, roomId, number)) ?? refuse('CHATROOM_NOT_FOUND')
  const { readNumber, unread, isChange } = read
  if (isChange) realtime.pass(roomId, { personId: person.id, readNumber })
  return { readNumber, unread }
}

export const closedSince = (now: Date) => new Date(now.getTime() - chatDurations.closed)
