import type { MovementKind } from '@learntrail/contract/points/states'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import type { Move } from '../../../platform/ledger/moves.rules.ts'

/** A move with the data stored with it. */
export interface NewEntry extends Move {
  /** The member's row of point_accounts, whether it gains or loses. */
  holder: string
  id: string
  kind: MovementKind
  actId: string | null
  reverses: string | null
  source: string
}

/** The group's own accounts. */
export interface OwnAccounts {
  productId: string
  budgetId: string
}

export async function findOwnAccounts(transaction: Transaction, groupId: string): Promise<OwnAccounts | undefined> {
  const { rows } = await clientOf(transaction).query({
    name: 'points-own-accounts',
    text: `select kind, id from point_accounts where group_id = $1 and kind <> 'member'`,
    values: [groupId],
  })
  const accounts = rows as { kind: string; id: string }[]
  const idOf = (kind: string) => accounts.find((row) => row.kind === kind)?.id
  const [productId, budgetId] = [idOf('product'), idOf('budget')]
  return productId === undefined || budgetId === undefined ? undefined : { productId, budgetId }
}

/** Inserts the group's own accounts; false when they exist already. */
export async function insertOwnAccounts(
  transaction: Transaction,
  groupId: string,
  { productId, budgetId, budget }: OwnAccounts & { budget: number },
): Promise<boolean> {
  const { rowCount } = await clientOf(transaction).query({
    name: 'points-add-own-accounts',
    text: `insert into point_accounts (group_id, id, kind, balance)
     values ($1, $2, 'budget', $3), ($1, $4, 'product', null)
     on conflict (group_id, kind) where kind <> 'member' do nothing`,
    values: [groupId, budgetId, budget, productId],
  })
  return rowCount === 2
}

/** Locks balances in one order, to avoid deadlocks: the budget, which every movement touches, then members by id. */
const inOneOrder = `order by kind = 'member', id for no key update`

export interface HeldBalance {
  id: string
  kind: 'budget' | 'member'
  balance: number
}

/** Members' accounts by person id, and their balances with the budget's, locked until the transaction ends. */
export interface Held {
  holders: Map<string, string>
  balances: HeldBalance[]
}

const hold = {
  name: 'points-hold-holders',
  text: `select id, kind, balance, account_id as "personId" from point_accounts
   where group_id = $1 and (id = $2 or account_id = any ($3)) ${inOneOrder}`,
}

/** Locks the group's budget and these people's accounts. */
export async function holdHolders(
  transaction: Transaction,
  groupId: string,
  { budgetId, personIds }: { budgetId: string; personIds: readonly string[] },
): Promise<Held> {
  const { rows } = await clientOf(transaction).query(hold, [groupId, budgetId, personIds])
  const balances = rows as (HeldBalance & { personId: string | null })[]
  const holders = balances.flatMap(({ id, personId }) => (personId === null ? [] : [[personId, id] as const]))
  return { holders: new Map(holders), balances }
}

/** Inserts accounts for people in a group whose budget is locked. */
export async function addHolders(
  transaction: Transaction,
  groupId: string,
  people: readonly { personId: string; id: string }[],
): Promise<void> {
  await clientOf(transaction).query({
    name: 'points-add-holders',
    text: `insert into point_accounts (group_id, id, kind, account_id, balance)
     select $1, id, 'member', person_id, 0 from unnest($2::uuid[], $3::uuid[]) made (id, person_id) order by person_id
     on conflict (group_id, account_id) where account_id is not null do nothing`,
    values: [groupId, people.map(({ id }) => id), people.map(({ personId }) => personId)],
  })
}

/** Returns balances, locked until the transaction ends. */
export async function holdBalances(
  transaction: Transaction,
  groupId: string,
  ids: readonly string[],
): Promise<HeldBalance[]> {
  const { rows } = await clientOf(transaction).query({
    name: 'points-hold-balances',
    text: `select id, kind, balance from point_accounts
     where group_id = $1 and id = any ($2) and kind <> 'product' ${inOneOrder}`,
    values: [groupId, ids],
  })
  return rows as HeldBalance[]
}

type Entry = Omit<NewEntry, 'source' | 'holder'>

const entryColumns = `(group_id, id, kind, from_id, to_id, amount, act_id, reverses)
  select $1, e.* from unnest($2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::int[], $7::uuid[], $8::uuid[]) e`

const valuesOf = (entries: readonly Entry[]) => [
  entries.map(({ id }) => id),
  entries.map(({ kind }) => kind),
  entries.map(({ from }) => from),
  entries.map(({ to }) => to),
  entries.map(({ amount }) => amount),
  entries.map(({ actId }) => actId),
  entries.map(({ reverses }) => reverses),
]

/** Inserts entries without changing balances. */
export async function insertEntries(
  transaction: Transaction,
  groupId: string,
  entries: readonly Entry[],
): Promise<void> {
  await clientOf(transaction).query({
    name: 'points-add-entries',
    text: `insert into point_entries ${entryColumns}`,
    values: [groupId, ...valuesOf(entries)],
  })
}

export interface BalanceChange {
  id: string
  balance: number
  received: number
}

/** Changes balances, and the totals that members were ever given. */
const changing = `update point_accounts a set balance = a.balance + c.balance, received = a.received + c.received
  from unnest($9::uuid[], $10::int[], $11::int[]) c (id, balance, received) where a.group_id = $1 and a.id = c.id`

const valuesOfAll = (groupId: string, entries: readonly Entry[], changes: readonly BalanceChange[]) => [
  groupId,
  ...valuesOf(entries),
  changes.map(({ id }) => id),
  changes.map(({ balance }) => balance),
  changes.map(({ received }) => received),
]

/** Inserts entries and changes the balances. */
export async function enter(
  transaction: Transaction,
  groupId: string,
  entries: readonly Entry[],
  changes: readonly BalanceChange[],
): Promise<void> {
  await clientOf(transaction).query({
    name: 'points-enter',
    text: `with entered as (insert into point_entries ${entryColumns}) ${changing}`,
    values: valuesOfAll(groupId, entries, changes),
  })
}

const areAllNew = '($14 and (select count(*) from claimed) = cardinality($2::uuid[]))'

interface Claim {
  /** Entries whose source had not paid before; now it has. */
  claimed: NewEntry[]
  /** Whether all entries were inserted and balances changed. */
  areEntered: boolean
}

/**
 * Claims the sources of entries and, if none has paid before, as nearly always, inserts the entries in the same
 * statement. Without `changes` it only claims: which entries fit then depends on what was claimed.
 */
export async function claimAndEnter(
  transaction: Transaction,
  groupId: string,
  entries: readonly NewEntry[],
  changes: readonly BalanceChange[] | undefined,
): Promise<Claim> {
  const { rows } = await clientOf(transaction).query({
    name: 'points-claim-and-enter',
    text: `with claimed as (insert into point_sources (group_id, source, holder_id, entry_id)
        select $1, source, holder_id, entry_id from unnest($12::text[], $13::uuid[], $2::uuid[]) c (source, holder_id, entry_id)
        order by source, holder_id on conflict do nothing returning entry_id),
      entered as (insert into point_entries ${entryColumns} where ${areAllNew}),
      changed as (${changing} and ${areAllNew})
      select entry_id as "entryId" from claimed`,
    values: [
      ...valuesOfAll(groupId, entries, changes ?? []),
      entries.map(({ source }) => source),
      entries.map(({ holder }) => holder),
      changes !== undefined,
    ],
  })
  const ids = new Set((rows as { entryId: string }[]).map(({ entryId }) => entryId))
  const claimed = entries.filter(({ id }) => ids.has(id))
  return { claimed, areEntered: changes !== undefined && claimed.length === entries.length }
}
