import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAsked } from '../../groups/index.ts'
import { say } from '../messages/say.service.ts'
import { findWaiting } from './introductions.service.ts'
import { tellPeople, tellRoom } from './rooms.live.ts'
import * as repository from './rooms.repository.ts'

/*
 * Consent given while a person counted as younger or older is asked for again. In a room of two, the other person
 * agrees anew. In a room of several, an adult may write once every member under 18 is their friend or has agreed in a
 * room of two.
 */

/** Asks for consent again in a person's rooms, once they have come to count as an adult or as under 18. */
export async function askAnew(platform: Platform, transaction: Transaction, personId: string): Promise<void> {
  const rooms = await repository.holdTalks(transaction, personId)
  for (const room of rooms) if (room.type === 'direct') await askInPair(platform, transaction, personId, room)
  // Consent in a room of two counts in rooms of several, so rooms of two come first.
  for (const room of rooms) if (room.type === 'several') await askInSeveral(platform, transaction, personId, room)
}

async function askInPair(
  platform: Platform,
  transaction: Transaction,
  personId: string,
  { id, others: [other], contact, askedBy, lastNumber }: repository.Talk,
): Promise<void> {
  if (other === undefined || contact === 'declined') return
  const isAsker = (actor: string, asked: string) =>
    findAsked(platform, transaction, actor, [asked]).then((found) => found.length > 0)
  const asker = (await isAsker(personId, other)) ? personId : (await isAsker(other, personId)) ? other : undefined
  if (asker === undefined || (contact === 'asked' && asker === askedBy)) return
  if (contact !== 'asked' && lastNumber > 0)
    await say(platform, transaction, id, asker, { type: 'askedAnew', name: '' })
  await repository.updateRoom(transaction, id, { contact: 'asked', askedBy: asker })
  await tellPeople(platform, transaction, id, [personId, other])
}

async function askInSeveral(
  platform: Platform,
  transaction: Transaction,
  personId: string,
  { id, others, asking }: repository.Talk,
): Promise<void> {
  const askers = [
    ...(await findWaiting(platform, transaction, [personId], others)),
    ...(await findWaiting(platform, transaction, others, [personId])),
  ]
  for (const asker of askers.filter((one) => !asking.includes(one))) await letAsk(platform, transaction, id, asker)
}

/** Determines which newcomers to a room of several, or present members, have to be introduced before they may write. */
export async function introduce(
  platform: Platform,
  transaction: Transaction,
  roomId: string,
  newcomers: readonly string[],
): Promise<void> {
  const members = await repository.listMemberIds(transaction, roomId)
  const asking = (await repository.listAsking(transaction, { roomId })).map(({ accountId }) => accountId)
  const waiting = new Set([
    ...(await findWaiting(platform, transaction, newcomers, members)),
    ...(await findWaiting(platform, transaction, members, newcomers)),
  ])
  for (const id of waiting) if (!asking.includes(id)) await letAsk(platform, transaction, roomId, id)
}

async function letAsk(platform: Platform, transaction: Transaction, roomId: string, personId: string): Promise<void> {
  await repository.updateMember(transaction, roomId, personId, { isAsking: true })
  await say(platform, transaction, roomId, personId, { type: 'friendsFirst', name: '' })
  await tellPeople(platform, transaction, roomId, [personId])
}

/** Lets people write again, in one room or for one person, once they know everybody they had to be introduced to. */
export async function letWrite(
  platform: Platform,
  transaction: Transaction,
  where: { roomId: string } | { personId: string },
): Promise<void> {
  for (const { roomId, accountId, others } of await repository.listAsking(transaction, where)) {
    if ((await findWaiting(platform, transaction, [accountId], others)).length > 0) continue
    await repository.updateMember(transaction, roomId, accountId, { isAsking: false })
    await tellPeople(platform, transaction, roomId, [accountId])
  }
}

/** Settles requests between two people who have become friends: neither needs to ask the other any more. */
export async function letFriendsTalk(
  platform: Platform,
  transaction: Transaction,
  [one, other]: readonly [string, string],
): Promise<void> {
  const room = await repository.findPair(transaction, one, other)
  if (room?.contact === 'asked') {
    await repository.updateRoom(transaction, room.id, { contact: 'accepted' })
    await tellRoom(platform, transaction, room.id)
  }
  for (const personId of [one, other]) await letWrite(platform, transaction, { personId })
}

/** Whether a person still has to be introduced before writing in a room of several. */
export async function isStillAsking(platform: Platform, personId: string, roomId: string): Promise<boolean> {
  return inTransaction(platform.db, async (transaction) => {
    await letWrite(platform, transaction, { roomId })
    return repository.isAsking(transaction, roomId, personId)
  })
}
