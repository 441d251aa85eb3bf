import { accountDurations } from '@learntrail/contract/accounts/limits'
import { accountEnded } from '@learntrail/contract/leaving/events'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { type ErasureStep, erasureSteps } from '../../platform/erasure/erasure.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { inPortions } from '../../platform/paging/in-portions.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteAccount, forgetAccess, listLeaving, lockAccount, sendMail } from '../accounts/index.ts'
import { eventErasure } from './event.erasure.ts'
import * as repository from './leaving.repository.ts'
import { receiptMail } from './leaving-mails.texts.ts'

const accountsAtOnce = 100
/** Ids of erased accounts looked up per query. */
const idsAtOnce = 500
/** Rows deleted per transaction, so that an account with ten thousand records blocks nobody for long. */
const rowsAtOnce = 200

/**
 * Erases every account whose 14 days are over. Each portion has its own transaction, so the next run continues where a
 * killed process stopped. An account that cannot be erased does not hold up the others; the job fails at the end.
 */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - accountDurations.deletionBuffer)
  const failures: unknown[] = []
  let after = firstId
  for (;;) {
    const due = await listLeaving(platform.db, before, after, accountsAtOnce)
    for (const id of due) await eraseAccount(platform, id, before).catch((error: unknown) => failures.push(error))
    if (due.length < accountsAtOnce) break
    after = due.at(-1) ?? after
  }
  if (failures.length > 0) throw new AggregateError(failures, `accounts that could not be erased: ${failures.length}`)
}

async function eraseAccount(platform: Platform, id: string, before: Date): Promise<void> {
  if (!(await begin(platform, id, before))) return
  // No way back from here, not even by restoring an older copy of the database.
  await platform.storage.erased.add(id)
  for (const step of erasureSteps(platform.declared)) await takeStep(platform, step, id)
  // Once the id is gone, a listener still to hear of the end could not tell whose it was.
  if (await repository.isEndPending(platform.db, id)) throw new Error(`not everybody has heard of the end of ${id} yet`)
  for (const step of eventErasure) await takeStep(platform, step, id)
  await end(platform, id)
}

/**
 * Starts the erasure again for erased accounts that reappear because the database is an older copy. They are
 * inaccessible from now on. No receipt is sent: the first erasure sent it.
 */
export async function eraseRestoredAccounts(platform: Platform): Promise<void> {
  const dueSince = new Date(platform.clock.now().getTime() - accountDurations.deletionBuffer)
  for await (const ids of inPortions(platform.storage.erased.ids(), idsAtOnce)) {
    await inTransaction(platform.db, async (transaction) => {
      for (const id of await repository.markErased(transaction, ids, dueSince)) {
        await beginErasure(platform, transaction, id)
        forgetAccess(platform, transaction, id)
      }
    })
  }
}

/** Takes the same lock as a cancellation, so that only one of the two succeeds. */
async function begin(platform: Platform, id: string, before: Date): Promise<boolean> {
  return inTransaction(platform.db, async (transaction) => {
    const account = await lockAccount(transaction, id)
    if (!account?.deletedAt || account.deletedAt > before) return false
    await beginErasure(platform, transaction, id)
    return true
  })
}

/** Records the end of the account once, however many of its rows go, for projections to hear. */
async function beginErasure({ events, clock }: Platform, transaction: Transaction, id: string): Promise<void> {
  const at = clock.now()
  if (!(await repository.beginErasure(transaction, id, at))) return
  await events.record(transaction, accountEnded, { actorId: null, subjectId: id, at })
}

async function takeStep(platform: Platform, { erase, counts }: ErasureStep, personId: string): Promise<void> {
  const takeOne = () =>
    inTransaction(platform.db, async (transaction) => {
      const count = await erase({ platform, transaction, personId, limit: rowsAtOnce })
      if (counts !== undefined && count > 0) await repository.addErased(transaction, personId, counts, count)
      return count
    })
  // A step may delete less than its limit, so it is finished only when it deletes nothing.
  while ((await takeOne()) > 0);
}

/** Deletes the account row and sends the receipt of what was erased. */
async function end(platform: Platform, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const account = await lockAccount(transaction, id)
    if (account === undefined) return
    const erased = await repository.readErased(transaction, id)
    await deleteAccount(transaction, id)
    forgetAccess(platform, transaction, id)
    const { email, locale } = account
    if (email !== null) await platform.jobs.enqueue(transaction, sendMail, receiptMail(locale, email, erased))
  })
}
