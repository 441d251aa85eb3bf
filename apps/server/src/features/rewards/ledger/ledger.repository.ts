import type { RewardMovementKind } from '@learntrail/contract/rewards/states'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { rewardAccounts, rewardEntries, rewardSources } from '../rewards.tables.ts'

type OwnKind = 'product' | 'expired'

/** The account of the product, or of what has expired; the first who needs it makes it. */
export async function ownAccount(transaction: Transaction, kind: OwnKind, newId: string): Promise<string> {
  await transaction.insert(rewardAccounts).values({ id: newId, kind }).onConflictDoNothing()
  const [found] = await transaction
    .select({ id: rewardAccounts.id })
    .from(rewardAccounts)
    .where(eq(rewardAccounts.kind, kind))
  return found?.id ?? newId
}

/** Makes the purse of a person who has none yet. */
export async function makePurse(transaction: Transaction, accountId: string, id: string): Promise<void> {
  await transaction.insert(rewardAccounts).values({ id, kind: 'purse', accountId, balance: 0 }).onConflictDoNothing()
}

/** A purse as it stays until the transaction ends. Whoever holds a purse and an application holds the purse first. */
export async function holdPurse(transaction: Transaction, accountId: string) {
  const [purse] = await transaction
    .select({ id: rewardAccounts.id, balance: rewardAccounts.balance })
    .from(rewardAccounts)
    .where(and(eq(rewardAccounts.kind, 'purse'), eq(rewardAccounts.accountId, accountId)))
    .for('no key update')
  return purse && { id: purse.id, balance: purse.balance ?? 0 }
}

const isHoldOf = (applicationId: string) =>
  and(eq(rewardAccounts.kind, 'hold'), eq(rewardAccounts.applicationId, applicationId))

/** Whose points are on hold for an application; null where the account is gone, or nothing ever was. */
export async function ownerOfHold(transaction: Transaction, applicationId: string): Promise<string | null> {
  const [hold] = await transaction
    .select({ accountId: rewardAccounts.accountId })
    .from(rewardAccounts)
    .where(isHoldOf(applicationId))
  return hold?.accountId ?? null
}

/** What is on hold for an application, as it stays until the transaction ends. */
export async function holdApplication(transaction: Transaction, applicationId: string) {
  const [hold] = await transaction
    .select({ id: rewardAccounts.id, balance: rewardAccounts.balance })
    .from(rewardAccounts)
    .where(isHoldOf(applicationId))
    .for('no key update')
  return hold && { id: hold.id, balance: hold.balance ?? 0 }
}

export async function makeHold(
  transaction: Transaction,
  hold: { id: string; accountId: string; applicationId: string },
): Promise<void> {
  await transaction.insert(rewardAccounts).values({ ...hold, kind: 'hold', balance: 0 })
}

/** False where this cause has moved points before; from now on it has. */
export async function claimSource(transaction: Transaction, source: string, entryId: string): Promise<boolean> {
  const claimed = await transaction.insert(rewardSources).values({ source, entryId }).onConflictDoNothing()
  return claimed.rowCount === 1
}

export interface NewEntry {
  id: string
  kind: RewardMovementKind
  fromId: string
  toId: string
  amount: number
}

/** Writes an entry, and what both accounts have by it; those that keep no balance have none after it either. */
export async function enter(transaction: Transaction, entry: NewEntry): Promise<void> {
  const { fromId, toId, amount } = entry
  await transaction.insert(rewardEntries).values(entry)
  await transaction
    .update(rewardAccounts)
    .set({
      balance: sql`${rewardAccounts.balance} + case when ${rewardAccounts.id} = ${toId} then ${amount}::int else -${amount}::int end`,
    })
    .where(and(inArray(rewardAccounts.id, [fromId, toId]), inArray(rewardAccounts.kind, ['purse', 'hold'])))
}

export async function readBalances(db: Queryable, accountId: string): Promise<{ balance: number; held: number }> {
  const sumOf = (kind: 'purse' | 'hold') =>
    sql<number>`coalesce(sum(${rewardAccounts.balance}) filter (where ${rewardAccounts.kind} = ${kind}), 0)::int`
  const [sums] = await db
    .select({ balance: sumOf('purse'), held: sumOf('hold') })
    .from(rewardAccounts)
    .where(eq(rewardAccounts.accountId, accountId))
  return sums ?? { balance: 0, held: 0 }
}

/** The account is gone: its rows name nobody from now on. */
export async function forgetOwner(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.update(rewardAccounts).set({ accountId: null }).where(eq(rewardAccounts.accountId, accountId))
}
