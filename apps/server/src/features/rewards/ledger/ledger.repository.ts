import type { RewardMovementKind } from '@learntrail/contract/rewards/states'
import { eq } from 'drizzle-orm'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { rewardActs, rewardSources } from '../rewards.tables.ts'

/** Claims a cause; false if it has moved points before. */
export async function claimSource(transaction: Transaction, source: string, actId: string): Promise<boolean> {
  const claimed = await transaction.insert(rewardSources).values({ source, actId }).onConflictDoNothing()
  return claimed.rowCount === 1
}

/** Returns whether a cause has moved points before. */
export async function isClaimed(transaction: Transaction, source: string): Promise<boolean> {
  return (await transaction.$count(rewardSources, eq(rewardSources.source, source))) > 0
}

/** Returns why a cause moved points; empty if that is older than acts are kept. */
export async function reasonOf(transaction: Transaction, source: string): Promise<string> {
  const [act] = await transaction
    .select({ reason: rewardActs.reason })
    .from(rewardSources)
    .innerJoin(rewardActs, eq(rewardActs.id, rewardSources.actId))
    .where(eq(rewardSources.source, source))
  return act?.reason ?? ''
}

export async function insertAct(transaction: Transaction, act: typeof rewardActs.$inferInsert): Promise<void> {
  await transaction.insert(rewardActs).values(act)
}

export interface NewEntry {
  id: string
  kind: RewardMovementKind
  from: string
  to: string
  amount: number
  actId: string
  reverses: string | null
}

export interface BalanceChange {
  id: string
  balance: number
  received: number
}

/** Inserts entries and updates the balances of accounts that keep one. */
export async function enter(
  transaction: Transaction,
  entries: readonly NewEntry[],
  changes: readonly BalanceChange[],
): Promise<void> {
  await clientOf(transaction).query({
    name: 'rewards-enter',
    text: `with entered as (insert into reward_entries (id, kind, from_id, to_id, amount, act_id, reverses)
        select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::int[], $6::uuid[], $7::uuid[]))
      update reward_accounts a set balance = a.balance + c.balance, received = a.received + c.received
      from unnest($8::uuid[], $9::int[], $10::int[]) c (id, balance, received) where a.id = c.id`,
    values: [
      entries.map(({ id }) => id),
      entries.map(({ kind }) => kind),
      entries.map(({ from }) => from),
      entries.map(({ to }) => to),
      entries.map(({ amount }) => amount),
      entries.map(({ actId }) => actId),
      entries.map(({ reverses }) => reverses),
      changes.map(({ id }) => id),
      changes.map(({ balance }) => balance),
      changes.map(({ received }) => received),
    ],
  })
}
