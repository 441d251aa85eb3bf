import type { DocumentLock, LockWish } from '@learntrail/contract/documents/facts'
import { documentLimits } from '@learntrail/contract/documents/limits'
import { inTransaction, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { documentAccessChanged } from '../access-changed.ts'
import { beginWithin, kindNamed } from '../begin-document.ts'
import type { DocumentName } from '../co-edited.ts'
import { holdDocument } from '../documents.repository.ts'
import { askForLock, deleteLock, findLock, type LockRow, putLock } from './locks.repository.ts'
import { endOfLock, freeFrom, isInForce } from './locks.rules.ts'

interface Wish extends DocumentName {
  accountId: string
}

/** Who writes alone now, as people are told. */
export async function lockedBy(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  name: DocumentName,
): Promise<DocumentLock | null> {
  const lock = await findLock(db, name)
  return lock === undefined || !isInForce(lock, clock.now()) ? null : told(lock)
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
 * From now on the account writes alone; whoever does so already goes on. Of somebody else it may be taken once it was asked
 * for and its holder has written nothing for a while.
 */
export async function lockDocument(platform: Platform, transaction: Transaction, wish: Wish): Promise<void> {
  const { now, lock } = await held(platform, transaction, wish)
  const { accountId } = wish
  if (lock?.holderId === accountId) return
  if (lock !== undefined && !isFreeFor(lock, accountId, now)) refuse('DOCUMENT_LOCKED')
  await putLock(transaction, wish, { holderId: accountId, at: now })
  await documentAccessChanged(platform, transaction, wish)
}

function isFreeFor(lock: LockRow, accountId: string, now: Date): boolean {
  const from = freeFrom(lock)
  return lock.askedBy === accountId && from !== null && from <= now
}

/** Lets the others write again, if the account is the one who writes alone. */
export async function unlockDocument(platform: Platform, transaction: Transaction, wish: Wish): Promise<void> {
  const { lock } = await held(platform, transaction, wish)
  if (lock?.holderId !== wish.accountId) return
  await deleteLock(transaction, wish)
  await documentAccessChanged(platform, transaction, wish)
}

/** Tells who writes alone that somebody else would like to. Whoever asked first keeps their place. */
async function askForLockOf(platform: Platform, transaction: Transaction, wish: Wish): Promise<void> {
  const { now, lock } = await held(platform, transaction, wish)
  if (lock === undefined || lock.holderId === wish.accountId) return
  if (isAskedByOther(lock, wish.accountId, now) || isAskedAlready(lock, wish.accountId)) return
  await askForLock(transaction, wish, { askedBy: wish.accountId, at: now })
  await documentAccessChanged(platform, transaction, wish)
}

const isAskedAlready = (lock: LockRow, accountId: string) => lock.askedBy === accountId && freeFrom(lock) !== null

/** Who asked and did not come to take it is not waited for. */
function isAskedByOther(lock: LockRow, accountId: string, now: Date): boolean {
  const from = freeFrom(lock)
  if (lock.askedBy === null || lock.askedBy === accountId || from === null) return false
  return now.getTime() < from.getTime() + documentLimits.lockAskSeconds * 1_000
}

/** The lock in force, while nothing else becomes of the document. */
async function held(platform: Platform, transaction: Transaction, name: DocumentName) {
  await beginWithin(platform, transaction, name)
  await holdDocument(transaction, name)
  const now = platform.clock.now()
  const lock = await findLock(transaction as Queryable, name)
  return { now, lock: lock !== undefined && isInForce(lock, now) ? lock : undefined }
}

const doings = { take: lockDocument, ask: askForLockOf, leave: unlockDocument } satisfies Record<LockWish, unknown>

/** What somebody wishes who may write it, and who writes alone after that. */
export async function wishForLock(
  platform: Platform,
  { wish, ...who }: Wish & { wish: LockWish },
): Promise<DocumentLock | null> {
  const access = await kindNamed(platform, who.kind).may(platform, who)
  if (access === undefined) refuse('DOCUMENT_NOT_FOUND')
  if (access === 'read') refuse('DOCUMENT_READ_ONLY')
  await inTransaction(platform.db, (transaction) => doings[wish](platform, transaction, who))
  return lockedBy(platform, who)
}
