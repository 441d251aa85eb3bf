import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAsked } from '../../groups/index.ts'
import { say } from '../messages/say.ts'
import { findWaiting } from './introduce.ts'
import * as repository from './rooms.repository.ts'
import { tellPeople, tellRoom } from './tell-people.ts'

/*
 * What was opened, or agreed to, while somebody counted as younger or older is asked again: in a room of two the other one
 * agrees anew, in a room of several a grown-up writes once they are friends with everybody there who is under 18, or have
 * been agreed to by them in a room of two.
 */

/** Somebody has come to count as grown-up, or as under 18: asks anew in the rooms that they are in. */
export async function askAnew(platform: Platform, transaction: Transaction, personId: string): Promise<void> {
  const rooms = await repository.holdTalks(transaction, personId)
  for (const room of rooms) if (room.type === 'direct') await askInPair(platform, transaction, personId, room)
  // An agreement of two counts in rooms of several, so these come first.
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

/** People have come into a room of several: who of them, or of those who were there, has to be introduced first. */
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

/** Lets those write again, of a room or of one person, who know by now everybody whom they had to be introduced to. */
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

/** Two people are friends: neither needs to ask the other any more. */
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

/** Whether somebody still has to be introduced in a room of several before they write there. */
export async function isStillAsking(platform: Platform, personId: string, roomId: string): Promise<boolean> {
  return inTransaction(platform.db, async (transaction) => {
    await letWrite(platform, transaction, { roomId })
    return repository.isAsking(transaction, roomId, personId)
  })
}
