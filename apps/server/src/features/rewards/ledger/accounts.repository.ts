import { and, eq, sql } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { rewardAccounts } from '../rewards.tables.ts'

/** Returns the account of the product or of expired points; creates it on first use. */
export async function ownAccount(transaction: Transaction, kind: 'product' | 'expired', at: Date): Promise<string> {
  const find = () =>
    transaction.select({ id: rewardAccounts.id }).from(rewardAccounts).where(eq(rewardAccounts.kind, kind))
  const [found] = await find()
  if (found !== undefined) return found.id
  const id = newId(at.getTime())
  await transaction.insert(rewardAccounts).values({ id, kind }).onConflictDoNothing()
  return (await find())[0]?.id ?? id
}

/** Returns the ids of people's purses by person, creating missing ones. */
export async function pursesOf(
  transaction: Transaction,
  personIds: readonly string[],
  at: Date,
): Promise<Map<string, string>> {
  const client = clientOf(transaction)
  await client.query({
    name: 'rewards-add-purses',
    text: `insert into reward_accounts (id, kind, account_id, balance)
      select id, 'purse', person_id, 0 from unnest($1::uuid[], $2::uuid[]) made (id, person_id) order by person_id
      on conflict (account_id) where kind = 'purse' and account_id is not null do nothing`,
    values: [personIds.map(() => newId(at.getTime())), personIds],
  })
  const { rows } = await client.query({
    name: 'rewards-purses-of',
    text: `select id, account_id as "personId" from reward_accounts where kind = 'purse' and account_id = any ($1)`,
    values: [personIds],
  })
  return new Map((rows as { id: string; personId: string }[]).map(({ id, personId }) => [personId, id]))
}

/** Finds the budget of a school; none until the operator funds it. */
export async function findBudget(db: Queryable, schoolId: string) {
  const [budget] = await db
    .select({ id: rewardAccounts.id, balance: sql<number>`coalesce(${rewardAccounts.balance}, 0)` })
    .from(rewardAccounts)
    .where(eq(rewardAccounts.schoolId, schoolId))
  return budget
}

export async function makeBudget(transaction: Transaction, schoolId: string, at: Date): Promise<void> {
  const budget = { id: newId(at.getTime()), kind: 'budget' as const, schoolId, balance: 0 }
  await transaction.insert(rewardAccounts).values(budget).onConflictDoNothing()
}

const isHoldOf = (applicationId: string) =>
  and(eq(rewardAccounts.kind, 'hold'), eq(rewardAccounts.applicationId, applicationId))

/**
 * Finds the account with an application's held points, and the purse they came from; the purse is null if the person's
 * account is gone.
 */
export async function findHold(transaction: Transaction, applicationId: string) {
  const [hold] = await transaction
    .select({
      id: rewardAccounts.id,
      purseId: sql<string | null>`(select purse.id from reward_accounts purse where purse.kind = 'purse'
        and purse.account_id = ${sql.raw('"reward_accounts"."account_id"')})`,
    })
    .from(rewardAccounts)
    .where(isHoldOf(applicationId))
  return hold
}

/** Returns the account that holds an application's points, creating it on first use. */
export async function holdOf(
  transaction: Transaction,
  { accountId, applicationId, at }: { accountId: string; applicationId: string; at: Date },
): Promise<string> {
  const hold = { id: newId(at.getTime()), kind: 'hold' as const, accountId, applicationId, balance: 0 }
  await transaction.insert(rewardAccounts).values(hold).onConflictDoNothing()
  return (await findHold(transaction, applicationId))?.id ?? hold.id
}

export interface HeldAccount {
  id: string
  kind: 'purse' | 'hold' | 'budget'
  /** Null if the person's account is gone, or for a budget. */
  personId: string | null
  balance: number
}

/** Locks accounts in order of their ids until the transaction ends; leaves out those without a balance. */
export async function holdAccounts(transaction: Transaction, ids: readonly string[]): Promise<HeldAccount[]> {
  const { rows } = await clientOf(transaction).query({
    name: 'rewards-hold-accounts',
    text: `select id, kind, account_id as "personId", balance from reward_accounts
      where id = any ($1) and balance is not null order by id for no key update`,
    values: [ids],
  })
  return rows as HeldAccount[]
}

/** Sums people's held points outside these accounts, by person. */
export async function heldBeside(
  transaction: Transaction,
  personIds: readonly string[],
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await clientOf(transaction).query({
    name: 'rewards-held-beside',
    text: `select account_id as "personId", sum(balance)::int as held from reward_accounts
      where kind = 'hold' and account_id = any ($1) and id <> all ($2) group by 1`,
    values: [personIds, ids],
  })
  return new Map((rows as { personId: string; held: number }[]).map(({ personId, held }) => [personId, held]))
}

/** Returns balance and held points of a purse. */
export async function readBalances(db: Queryable, accountId: string): Promise<{ balance: number; held: number }> {
  const sumOf = (kind: 'purse' | 'hold') =>
    sql<number>`coalesce(sum(${rewardAccounts.balance}) filter (where ${rewardAccounts.kind} = ${kind}), 0)::int`
  const [sums] = await db
    .select({ balance: sumOf('purse'), held: sumOf('hold') })
    .from(rewardAccounts)
    .where(eq(rewardAccounts.accountId, accountId))
  return sums ?? { balance: 0, held: 0 }
}

/** Lists all accounts of a person: the purse and the holds. */
export async function accountsOf(transaction: Transaction, accountId: string): Promise<string[]> {
  const rows = await transaction
    .select({ id: rewardAccounts.id })
    .from(rewardAccounts)
    .where(eq(rewardAccounts.accountId, accountId))
  return rows.map(({ id }) => id)
}

/** Detaches the rows of a person whose account is gone. */
export async function forgetOwner(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.update(rewardAccounts).set({ accountId: null }).where(eq(rewardAccounts.accountId, accountId))
}
