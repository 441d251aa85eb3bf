import { accountDurations } from '@learntrail/contract/accounts/limits'
import { accountEnded } from '@learntrail/contract/leaving/events'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { type ErasureStep, erasureSteps } from '../../platform/erasure/erasure.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { inPortions } from '../../platform/paging/in-portions.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetAccess, lockAccount, sendMail } from '../accounts/index.ts'
import { eventErasure } from './erase-events.ts'
import * as repository from './leaving.repository.ts'
import { receiptMail } from './leaving-mails.ts'

const accountsAtOnce = 100
/** Ids of erased accounts that are looked for at once. */
const idsAtOnce = 500
/** Rows that go in one transaction, so that nobody waits for somebody's ten thousand records. */
const rowsAtOnce = 200

/**
 * Erases every account whose 14 days are over. Each portion is a transaction of its own, so that a process which is killed
 * leaves nothing that the next one does not go on with. One account that cannot be erased keeps none of the others.
 */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - accountDurations.deletionBuffer)
  const failures: unknown[] = []
  let after = firstId
  for (;;) {
    const due = await repository.findDue(platform.db, before, after, accountsAtOnce)
    for (const id of due) await eraseAccount(platform, id, before).catch((error: unknown) => failures.push(error))
    if (due.length < accountsAtOnce) break
    after = due.at(-1) ?? after
  }
  if (failures.length > 0) throw new AggregateError(failures, `accounts that could not be erased: ${failures.length}`)
}

async function eraseAccount(platform: Platform, id: string, before: Date): Promise<void> {
  if (!(await begin(platform, id, before))) return
  // From here on there is no way back, not by an older copy of the database either.
  await platform.storage.erased.add(id)
  for (const step of erasureSteps(platform.declared)) await takeStep(platform, step, id)
  // Without its id, nobody who has yet to hear of the end could tell whose it was.
  if (await repository.isEndPending(platform.db, id)) throw new Error(`not everybody has heard of the end of ${id} yet`)
  for (const step of eventErasure) await takeStep(platform, step, id)
  await end(platform, id)
}

/**
 * Begins anew with accounts that were erased and are there again: the database is an older copy. They are nobody's from
 * now on; the mail that it is done was sent the first time.
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

/** Under the lock that a cancellation takes, so that only one of the two happens. */
async function begin(platform: Platform, id: string, before: Date): Promise<boolean> {
  return inTransaction(platform.db, async (transaction) => {
    const account = await lockAccount(transaction, id)
    if (!account?.deletedAt || account.deletedAt > before) return false
    await beginErasure(platform, transaction, id)
    return true
  })
}

/** Projections hear of it once, however much of theirs goes. */
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
  // A step may take smaller portions than it is allowed: it is done when nothing is left.
  while ((await takeOne()) > 0);
}

/** The account, and the mail that says what went with it. */
async function end(platform: Platform, id: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const account = await lockAccount(transaction, id)
    if (account === undefined) return
    const erased = await repository.readErased(transaction, id)
    await repository.deleteAccountRow(transaction, id)
    forgetAccess(platform, transaction, id)
    const { email, locale } = account
    if (email !== null) await platform.jobs.enqueue(transaction, sendMail, receiptMail(locale, email, erased))
  })
}
