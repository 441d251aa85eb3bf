import { befriended, followed, friendAsked, friendRequestEnded, unfriended } from '@learntrail/contract/people/events'
import type { Relation } from '@learntrail/contract/people/relation'
import type { AcceptResult, AddResult } from '@learntrail/contract/people/relations'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addRefusal, limitRefusal } from './add-friend.rules.ts'
import { tellBoth } from './relations.live.ts'
import * as repository from './relations.repository.ts'

interface Outcome<Result> {
  result: Result
  relation: Relation
}

/** Sends a friend request and follows the person. Requests that cross make the two friends, once. */
export async function makeFriends(platform: Platform, me: string, other: string): Promise<Outcome<AddResult>> {
  const before = await repository.findBetween(platform.db, me, other)
  const result = await inTransaction(platform.db, async (transaction): Promise<AddResult> => {
    await repository.holdPeople(transaction, me, other)
    const between = await repository.findBetween(transaction, me, other)
    const isCrossing = between.isAsked && !before.isAsked
    const refusal = addRefusal(between, isCrossing)
    if (refusal !== undefined) return refusal
    const at = platform.clock.now()
    if (isCrossing) await join(platform, transaction, me, other, at)
    else {
      await repository.insertRequest(transaction, me, other, at)
      await platform.events.record(transaction, friendAsked, { actorId: me, subjectId: other, at })
    }
    await tellBoth(platform, transaction, me, other)
    return (await startFollowing(platform, transaction, me, other, at)) ? 'ADD_AND_FOLLOW_SUCCESS' : 'ADD_SUCCESS'
  })
  return { result, relation: await repository.findRelation(platform.db, me, other) }
}

/** Accepts a friend request and follows the asker back. */
export async function acceptFriend(platform: Platform, me: string, other: string): Promise<Outcome<AcceptResult>> {
  const at = platform.clock.now()
  const result = await inTransaction(platform.db, async (transaction): Promise<AcceptResult> => {
    await repository.holdPeople(transaction, me, other)
    const between = await repository.findBetween(transaction, me, other)
    if (!between.isVisible) return 'NOT_EXISTS'
    if (between.areFriends) return 'HAS_BEEN_FRIEND'
    if (!between.isAsked) return 'NOT_EXISTS'
    const refusal = limitRefusal(between)
    if (refusal !== undefined) return refusal
    await join(platform, transaction, me, other, at)
    await startFollowing(platform, transaction, me, other, at)
    await tellBoth(platform, transaction, me, other)
    return 'ACCEPT_SUCCESS'
  })
  return { result, relation: await repository.findRelation(platform.db, me, other) }
}

type Ended = 'rejected' | 'revoked' | 'removed' | 'nothing'

/** Rejects a received request, revokes a sent one or removes a friend, whichever exists. Follows stay. */
export async function endFriendship(platform: Platform, me: string, other: string) {
  const at = platform.clock.now()
  const ended = await inTransaction(platform.db, async (transaction): Promise<Ended> => {
    await repository.holdPeople(transaction, me, other)
    const ended = await endOne(transaction, me, other)
    if (ended === 'nothing') return ended
    const occasion = { actorId: me, subjectId: other, at }
    await (ended === 'removed'
      ? platform.events.record(transaction, unfriended, occasion)
      : platform.events.record(transaction, friendRequestEnded, { ...occasion, data: { by: ended } }))
    await tellBoth(platform, transaction, me, other)
    return ended
  })
  return { ended, relation: await repository.findRelation(platform.db, me, other) }
}

async function endOne(transaction: Transaction, me: string, other: string): Promise<Ended> {
  if (await repository.deleteFriendship(transaction, me, other)) return 'removed'
  if (await repository.deleteRequest(transaction, me, other)) return 'revoked'
  return (await repository.deleteRequest(transaction, other, me)) ? 'rejected' : 'nothing'
}

/** Makes two people friends who follow each other, without a request. Repeating it changes nothing. */
export async function befriend(platform: Platform, me: string, other: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdPeople(transaction, me, other)
    for (const [one, another] of [
      [me, other],
      [other, me],
    ] as const) {
      if (one === another || (await repository.isBlockedBy(transaction, one, another))) refuse('USER_NOT_FOUND')
    }
    if ((await repository.findBetween(transaction, me, other)).areFriends) return
    await join(platform, transaction, me, other, at)
    await repository.insertFollow(transaction, me, other, at)
    await repository.insertFollow(transaction, other, me, at)
    await tellBoth(platform, transaction, me, other)
  })
}

async function join(platform: Platform, transaction: Transaction, me: string, other: string, at: Date): Promise<void> {
  await repository.deleteRequest(transaction, me, other)
  await repository.deleteRequest(transaction, other, me)
  await repository.insertFriendship(transaction, me, other, at)
  await platform.events.record(transaction, befriended, { actorId: me, subjectId: other, at })
}

async function startFollowing(platform: Platform, transaction: Transaction, me: string, other: string, at: Date) {
  const isNew = await repository.insertFollow(transaction, me, other, at)
  if (isNew) await platform.events.record(transaction, followed, { actorId: me, subjectId: other, at })
  return isNew
}
