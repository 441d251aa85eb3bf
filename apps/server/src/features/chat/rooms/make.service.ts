import { chatroomMade } from '@learntrail/contract/chat/events'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkLeads, findAsked } from '../../groups/index.ts'
import { findVisibleNames } from '../../people/index.ts'
import { say } from '../messages/say.service.ts'
import { checkMayOpen } from '../schools/school-talk.service.ts'
import { introduce } from './ask-anew.service.ts'
import { type Reader, readChatroom } from './read.service.ts'
import { tellPeople } from './rooms.live.ts'
import * as repository from './rooms.repository.ts'

export type Making =
  | { type: 'direct'; personId: string; clientId: string }
  | { type: 'several'; name: string; personIds: string[]; clientId: string }
  | { type: 'group'; groupId: string; clientId: string }

type Maker = Pick<Reader, 'id'>

/** Opens a room. Sent again with the same `clientId`, returns the existing one. */
export async function createChatroom(platform: Platform, person: Reader, making: Making) {
  const id = await inTransaction(platform.db, async (transaction) => {
    await repository.holdMaking(transaction, person.id, ...(making.type === 'direct' ? [making.personId] : []))
    const known = await repository.findMade(transaction, person.id, making.clientId)
    if (known !== undefined) return known
    if (making.type === 'direct') return makeDirect(platform, transaction, person, making)
    if (making.type === 'several') return makeSeveral(platform, transaction, person, making)
    return makeOfGroup(platform, transaction, person, making)
  })
  return readChatroom(platform, person, id)
}

const exists = (roomId: string) => refuse('CHATROOM_EXISTS', { values: { roomId } })

/** Refuses with `USER_NOT_FOUND` people whom the person cannot see. */
export async function checkPeople(transaction: Transaction, person: Reader, ids: string[]): Promise<void> {
  const seen = await findVisibleNames(transaction, person.id, ids)
  if (ids.some((id) => id === person.id || !seen.has(id))) refuse('USER_NOT_FOUND')
}

async function makeDirect(
  platform: Platform,
  transaction: Transaction,
  person: Reader,
  { personId, clientId }: Making & { type: 'direct' },
): Promise<string> {
  await checkPeople(transaction, person, [personId])
  const known = await repository.findPair(transaction, person.id, personId)
  if (known !== undefined) {
    // A person who was asked and now opens the room themselves has answered.
    if (known.contact !== null && known.askedBy !== person.id) {
      await repository.updateRoom(transaction, known.id, { contact: 'accepted' })
      await tellPeople(platform, transaction, known.id, [person.id, personId])
      return known.id
    }
    return exists(known.id)
  }
  await checkMayOpen(platform, transaction, person.id, [personId])
  const [asked] = await findAsked(platform, transaction, person.id, [personId])
  const contact = asked === undefined ? {} : { contact: 'asked' as const, askedBy: person.id }
  const pair = repository.pairOf(person.id, personId)
  return makeRoom(platform, transaction, person, { type: 'direct', name: '', clientId, pair, ...contact }, [personId])
}

async function makeSeveral(
  platform: Platform,
  transaction: Transaction,
  person: Reader,
  { name, personIds, clientId }: Making & { type: 'several' },
): Promise<string> {
  const limit = chatLimits.made
  if ((await repository.countMade(transaction, person.id)) >= limit)
    refuse('CHATROOM_LIMIT_REACHED', { values: { limit } })
  await checkPeople(transaction, person, personIds)
  await checkMayOpen(platform, transaction, person.id, personIds)
  if ((await findAsked(platform, transaction, person.id, personIds)).length > 0) refuse('CHATROOM_CONTACT_REFUSED')
  const id = await makeRoom(platform, transaction, person, { type: 'several', name, clientId }, personIds)
  await introduce(platform, transaction, id, personIds)
  return id
}

async function makeOfGroup(
  platform: Platform,
  transaction: Transaction,
  person: Maker,
  { groupId, clientId }: Making & { type: 'group' },
): Promise<string> {
  await repository.holdMaking(transaction, groupId)
  await checkLeads(transaction, person, groupId)
  const known = await repository.findOfGroup(transaction, groupId)
  if (known !== undefined) return exists(known)
  return makeRoom(platform, transaction, person, { type: 'group', name: '', clientId, groupId }, [])
}

/** Opens the room of a group that is being created. */
export async function makeWithGroup(
  platform: Platform,
  transaction: Transaction,
  person: Maker,
  { id: groupId, withRoom }: { id: string; withRoom: boolean },
): Promise<void> {
  if (!withRoom) return
  const clientId = newId(platform.clock.now().getTime())
  await makeOfGroup(platform, transaction, person, { type: 'group', groupId, clientId })
}

type NewRoom = Pick<
  Parameters<typeof repository.insertRoom>[1],
  'type' | 'name' | 'clientId' | 'pair' | 'groupId' | 'contact' | 'askedBy'
>

async function makeRoom(
  platform: Platform,
  transaction: Transaction,
  person: Maker,
  room: NewRoom,
  others: string[],
): Promise<string> {
  const at = platform.clock.now()
  const id = newId(at.getTime())
  await repository.insertRoom(transaction, { id, ...room, madeBy: person.id, at, createdAt: at })
  if (room.groupId) {
    await repository.insertMembersOfGroup(transaction, id, room.groupId, at)
  } else {
    const leads = room.type === 'several'
    const rows = [person.id, ...others].map((accountId, place) => ({
      roomId: id,
      accountId,
      isAdministrator: leads && place === 0,
      since: at,
    }))
    await repository.insertMembers(transaction, rows)
  }
  if (room.type !== 'direct') await say(platform, transaction, id, person.id, { type: 'made', name: room.name })
  const people = room.groupId ? await repository.listMemberIds(transaction, id) : [person.id, ...others]
  const data = { name: room.name }
  await platform.events.record(transaction, chatroomMade, { actorId: person.id, subjectId: id, data, at })
  await tellPeople(platform, transaction, id, people)
  return id
}
