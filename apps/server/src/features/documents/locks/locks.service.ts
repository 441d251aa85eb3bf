import type { DocumentLock, LockWish } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentsAccessChanged } from '../access-changed.service.ts'
import { kindNamed } from '../begin-document.service.ts'
import type { DocumentName } from '../co-edited.kind.ts'
import { type Locked, lockedWith, lockNameOf } from './locked-together.service.ts'
import { deleteLock, findLocks, holdLock, type LockRow, noteSeen, putAsked, putLock } from './locks.repository.ts'
import { endOfLock, freeFrom, isInForce } from './locks.rules.ts'

interface Wish extends DocumentName {
  accountId: string
}

/** A lock, and the account that wants to change it. */
export interface LockWished extends Locked {
  accountId: string
}

type LooksUp = Pick<Platform, 'db' | 'clock' | 'declared'>

/** Returns the lock in force on a document, in the form of the wire. */
export async function lockedBy(platform: LooksUp, name: DocumentName): Promise<DocumentLock | null> {
  const lock = await lockNameOf(platform, platform.db, name)
  return (await listLocks(platform, [lock])).get(lock.thingId) ?? null
}

/** Returns the locks of these names that are in force, by `thingId`. */
export async function listLocks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  locks: readonly DocumentName[],
): Promise<Map<string, DocumentLock>> {
  const found = await findLocks(db, locks)
  return new Map(found.flatMap((lock) => (isInForce(lock, clock.now()) ? [[lock.thingId, told(lock)] as const] : [])))
}

function told(lock: LockRow): DocumentLock {
  return {
    holderId: lock.holderId,
    holderName: lock.holderName,
    since: lock.since.toISOString(),
    until: endOfLock(lock).toISOString(),
    askedBy: freeFrom(lock) === null ? null : lock.askedBy,
    freeFrom: freeFrom(lock)?.toISOString() ?? null,
  }
}

/**
 * Gives the lock to the account; a holder keeps it. A lock of another person can be taken only after asking for it,
 * once its holder has written nothing for `documentLimits.lockAskSeconds`. Refuses with DOCUMENT_LOCKED otherwise.
 */
export async function takeLock(platform: Platform, transaction: Transaction, wished: LockWished): Promise<void> {
  const { now, lock } = await held(platform, transaction, wished)
  const { accountId } = wished
  if (lock?.holderId === accountId) return noteSeen(transaction, [{ ...wished.lock, accountId }], now)
  if (lock !== undefined && !isFreeFor(lock, accountId, now)) refuse('DOCUMENT_LOCKED')
  await documentsAccessChanged(platform, transaction, wished.documents)
  await putLock(transaction, wished.lock, { holderId: accountId, at: now })
}

function isFreeFor(lock: LockRow, accountId: string, now: Date): boolean {
  const from = freeFrom(lock)
  return lock.askedBy === accountId && from !== null && from <= now
}

/** Ends the lock if the account holds it. */
export async function leaveLock(platform: Platform, transaction: Transaction, wished: LockWished): Promise<void> {
  const { lock } = await held(platform, transaction, wished)
  if (lock?.holderId !== wished.accountId) return
  await documentsAccessChanged(platform, transaction, wished.documents)
  await deleteLock(transaction, wished.lock)
}

/** Tells the holder that another person wants to write. The first to ask keeps their place. */
export async function askForLock(platform: Platform, transaction: Transaction, wished: LockWished): Promise<void> {
  const { now, lock } = await held(platform, transaction, wished)
  const { accountId } = wished
  if (lock === undefined || lock.holderId === accountId) return
  if (isAskedByOther(lock, accountId, now) || isAskedAlready(lock, accountId)) return
  await documentsAccessChanged(platform, transaction, wished.documents)
  await putAsked(transaction, wished.lock, { askedBy: accountId, at: now })
}

const isAskedAlready = (lock: LockRow, accountId: string) => lock.askedBy === accountId && freeFrom(lock) !== null

/** A request expires if the person does not take the lock in time. */
function isAskedByOther(lock: LockRow, accountId: string, now: Date): boolean {
  const from = freeFrom(lock)
  if (lock.askedBy === null || lock.askedBy === accountId || from === null) return false
  return now.getTime() < from.getTime() + documentLimits.lockAskSeconds * 1_000
}

/**
 * Returns the lock in force, and blocks other changes to it. Its row must be changed after those of its documents, the
 * order in which writers of a document update it.
 */
async function held({ clock }: Platform, transaction: Transaction, { lock: name }: LockWished) {
  await holdLock(transaction, name)
  const now = clock.now()
  const lock = (await findLocks(transaction, [name]))[0]
  return { now, lock: lock !== undefined && isInForce(lock, now) ? lock : undefined }
}

const doings = { take: takeLock, ask: askForLock, leave: leaveLock } satisfies Record<LockWish, unknown>

/**
 * Changes the lock for an account that may write, and returns the lock then in force. Refuses with DOCUMENT_NOT_FOUND
 * or DOCUMENT_READ_ONLY.
 */
export async function wishForLock(
  platform: Platform,
  { wish, ...who }: Wish & { wish: LockWish },
): Promise<DocumentLock | null> {
  const access = await kindNamed(platform, who.kind).may(platform, who)
  if (access === undefined) refuse('DOCUMENT_NOT_FOUND')
  if (access === 'read') refuse('DOCUMENT_READ_ONLY')
  const { accountId, ...name } = who
  await inTransaction(platform.db, async (transaction) => {
    const locked = await lockedWith(platform, transaction, name)
    await doings[wish](platform, transaction, { ...locked, accountId })
  })
  return lockedBy(platform, name)
}
