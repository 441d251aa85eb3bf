import {
  sharedAccepted,
  sharedAgreed,
  sharedDeclined,
  sharedInvited,
  sharedLeft,
  sharedTakenOut,
} from '@learntrail/contract/co-writing/events'
import { coWritingLimits } from '@learntrail/contract/co-writing/limits'
import type { SharedRecord } from '@learntrail/contract/co-writing/shared-record'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentAccessChanged } from '../documents/index.ts'
import { holdOpen, reachOwnShared, reachShared, readShared, type Writer } from './reach-shared.policy.ts'
import { tellOfShared } from './shared.live.ts'
import * as repository from './shared.repository.ts'
import { isIn } from './shared.rules.ts'
import { documentOf } from './shared-document.mapping.ts'

/**
 * Invites friends to write along, as part of a larger change; people invited already are left as they are. Refuses
 * beyond `coWritingLimits.coWriters` (SHARED_FULL).
 */
export async function askPeople(
  platform: Platform,
  transaction: Transaction,
  ownerId: string,
  shared: { id: string; title: string },
  personIds: string[],
): Promise<void> {
  const at = platform.clock.now()
  const friends = await repository.findFriends(transaction, ownerId, personIds)
  if (friends.length < personIds.length) refuse('USER_NOT_FOUND')
  const before = (await repository.listParts(transaction, shared.id)).filter(isIn)
  const there = new Set(before.map(({ personId }) => personId))
  const asked = personIds.filter((id) => !there.has(id))
  const inAll = before.filter(({ isOwner }) => !isOwner).length + asked.length
  if (inAll > coWritingLimits.coWriters) refuse('SHARED_FULL', { values: { limit: coWritingLimits.coWriters } })
  await repository.putParts(
    transaction,
    asked.map((personId) => ({ sharedId: shared.id, personId, state: 'invited' as const, since: at })),
  )
  for (const personId of asked) {
    const data = { title: shared.title, personId }
    await platform.events.record(transaction, sharedInvited, { actorId: ownerId, subjectId: shared.id, data, at })
  }
  await tellOfShared(platform, transaction, shared.id, [...there, ...asked])
}

export async function inviteCoWriters(
  platform: Platform,
  person: Writer,
  id: string,
  personIds: string[],
): Promise<SharedRecord> {
  await reachOwnShared(platform, person, id)
  await inTransaction(platform.db, async (transaction) => {
    const shared = await holdOpen(transaction, id)
    await askPeople(platform, transaction, person.id, shared, personIds)
  })
  return readShared(platform, person, id)
}

/** Withdraws an invitation or removes a co-author. What they wrote stays; they get no copy on publication. */
export async function removeCoWriter(platform: Platform, person: Writer, id: string, personId: string): Promise<void> {
  await reachOwnShared(platform, person, id)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await documentAccessChanged(platform, transaction, documentOf(id))
    const { title } = await holdOpen(transaction, id)
    const parts = await repository.listParts(transaction, id)
    const other = parts.find((one) => one.personId === personId && !one.isOwner && isIn(one))
    if (other === undefined) refuse('USER_NOT_FOUND')
    await repository.updatePart(transaction, id, personId, { state: 'removed', agreedVersion: null, since: at })
    await tellOfShared(platform, transaction, id, personsIn(parts))
    const data = { title, personId }
    await platform.events.record(transaction, sharedTakenOut, { actorId: person.id, subjectId: id, data, at })
  })
}

interface PartChange {
  state?: 'accepted' | 'declined' | 'left' | undefined
  agreedVersion?: number | null | undefined
  privacy?: 0 | 1 | 3 | undefined
}

/** Changes what a person decides for themselves: their state, consent and privacy. Repeating it changes nothing. */
export async function changeMyPart(
  platform: Platform,
  person: Writer,
  id: string,
  { state, agreedVersion, privacy }: PartChange,
): Promise<void> {
  await reachShared(platform, person, id)
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    // Before the row: changes lock the document first, then the row.
    if (state !== undefined) await documentAccessChanged(platform, transaction, documentOf(id))
    const shared = await holdOpen(transaction, id)
    const parts = await repository.listParts(transaction, id)
    const mine = parts.find(({ personId }) => personId === person.id) ?? refuse('SHARED_NOT_FOUND')
    const next = state ?? mine.state
    if (!mayBecome(mine, next)) refuse('NO_PERMISSION')
    if (agreedVersion !== undefined && next !== 'accepted') refuse('NO_PERMISSION')
    if (typeof agreedVersion === 'number' && agreedVersion !== shared.version) {
      refuse('SHARED_CHANGED', { values: { version: shared.version } })
    }
    const change = {
      ...(next === mine.state ? {} : { state: next, since: at, agreedVersion: null }),
      ...(agreedVersion === undefined ? {} : { agreedVersion }),
      ...(privacy === undefined ? {} : { privacy }),
    }
    if (Object.keys(change).length === 0) return
    await repository.updatePart(transaction, id, person.id, change)
    await tellOfShared(platform, transaction, id, personsIn(parts))
    const kind = kindOf(mine.state, next, mine.agreedVersion !== agreedVersion ? agreedVersion : undefined)
    if (kind === undefined) return
    const ownerId = parts.find(({ isOwner }) => isOwner)?.personId ?? null
    const data = { title: shared.title, ownerId }
    await platform.events.record(transaction, kind, { actorId: person.id, subjectId: id, data, at })
  })
}

const personsIn = (parts: readonly repository.PartRow[]) => parts.filter(isIn).map(({ personId }) => personId)

/** An invitation is answered once, only a person who accepted can leave, and the owner stays. */
function mayBecome(mine: repository.PartRow, next: repository.PartRow['state']): boolean {
  if (next === mine.state) return isIn(mine)
  if (mine.isOwner) return false
  return mine.state === 'invited'
    ? next === 'accepted' || next === 'declined'
    : mine.state === 'accepted' && next === 'left'
}

function kindOf(before: string, next: string, agreed: number | null | undefined) {
  if (next !== before) {
    if (next === 'accepted') return sharedAccepted
    return next === 'declined' ? sharedDeclined : sharedLeft
  }
  return typeof agreed === 'number' ? sharedAgreed : undefined
}
