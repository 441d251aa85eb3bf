import { pointLimits } from '@learntrail/contract/points/limits'
import type { MovementKind } from '@learntrail/contract/points/states'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { changesOf, fitMoves, judgeMoves, type Move } from '../../../platform/ledger/moves.rules.ts'
import * as repository from './ledger.repository.ts'

/** Returns the group's own accounts; the first call makes them, with the whole budget. */
export async function ownAccounts(
  transaction: Transaction,
  groupId: string,
  at: Date,
): Promise<repository.OwnAccounts> {
  const found = await repository.findOwnAccounts(transaction, groupId)
  if (found !== undefined) return found
  const own = { productId: newId(at.getTime()), budgetId: newId(at.getTime()) }
  const isFirst = await repository.insertOwnAccounts(transaction, groupId, { ...own, budget: pointLimits.budget })
  if (!isFirst) return (await repository.findOwnAccounts(transaction, groupId)) as repository.OwnAccounts
  await repository.insertEntries(transaction, groupId, [
    {
      id: newId(at.getTime()),
      kind: 'opening',
      from: own.productId,
      to: own.budgetId,
      amount: pointLimits.budget,
      actId: null,
      reverses: null,
    },
  ])
  return own
}

/**
 * Locks a group's budget and these people's accounts, making the missing ones. The lock on the budget keeps others from
 * making the same accounts.
 */
export async function holdHolders(
  transaction: Transaction,
  groupId: string,
  { budgetId, personIds, at }: { budgetId: string; personIds: readonly string[]; at: Date },
): Promise<repository.Held> {
  const held = await repository.holdHolders(transaction, groupId, { budgetId, personIds })
  const without = personIds.filter((personId) => !held.holders.has(personId))
  if (without.length === 0) return held
  const [, all] = await Promise.all([
    repository.addHolders(
      transaction,
      groupId,
      without.map((personId) => ({ personId, id: newId(at.getTime()) })),
    ),
    repository.holdHolders(transaction, groupId, { budgetId, personIds }),
  ])
  return all
}

interface Wanted extends Move {
  /** The member's row of point_accounts, whether it gains or loses. */
  holder: string
  /** The cause, such as `homework:{questionId}:handedIn`: it moves points once per member, however often it recurs. */
  source: string
  reverses?: string
}

interface Moving {
  groupId: string
  kind: MovementKind
  actId: string
  at: Date
  /** `all` moves everything or refuses; `whatFits` moves as much as fits. */
  takes: 'all' | 'whatFits'
  moves: readonly Wanted[]
}

export interface Moved {
  entryId: string
  holder: string
  points: number
}

interface Outcome {
  moved: Moved[]
  /** Balances of the accounts afterwards. */
  balances: Map<string, number>
}

/** Locks the accounts in one order and moves points between them. */
export async function movePoints(transaction: Transaction, moving: Moving): Promise<Outcome> {
  const touched = [...new Set(moving.moves.flatMap(({ from, to }) => [from, to]))]
  const held = await repository.holdBalances(transaction, moving.groupId, touched)
  return moveHeld(transaction, held, moving)
}

/**
 * Moves points between locked accounts; the only function that does. Leaves out moves whose source has paid before and
 * writes an entry for each of the others. Refuses POINTS_BUDGET_EXCEEDED, POINTS_GONE and POINTS_MEMBER_FULL.
 */
export async function moveHeld(
  transaction: Transaction,
  held: readonly repository.HeldBalance[],
  moving: Moving,
): Promise<Outcome> {
  const { groupId, kind, actId, at } = moving
  if (moving.moves.length === 0) return { moved: [], balances: new Map() }
  const entries = moving.moves.map(({ reverses = null, ...move }) => ({
    ...move,
    id: newId(at.getTime()),
    kind,
    actId,
    reverses,
  }))
  const outcomeOf = (done: readonly repository.NewEntry[]) => {
    const changes = changesOf(done)
    const balances = new Map(held.map(({ id, balance }) => [id, balance + (changes.get(id) ?? 0)]))
    return { moved: done.map(({ id, holder, amount }) => ({ entryId: id, holder, points: amount })), balances }
  }
  const limited = held.map((one) => ({
    ...one,
    most: one.kind === 'budget' ? pointLimits.budget : pointLimits.balance,
  }))
  const { short, full } = judgeMoves(limited, entries)
  const changes = short.length + full.length === 0 ? changesBy(held, kind, entries) : undefined
  const { claimed, areEntered } = await repository.claimAndEnter(transaction, groupId, entries, changes)
  if (areEntered) return outcomeOf(entries)
  const fitting = moving.takes === 'all' ? claimed : fitMoves(limited, claimed)
  refuseMoves(judgeMoves(limited, fitting))
  if (fitting.length > 0) await repository.enter(transaction, groupId, fitting, changesBy(held, kind, fitting))
  return outcomeOf(fitting)
}

function changesBy(
  held: readonly repository.HeldBalance[],
  kind: MovementKind,
  moves: readonly Pick<Wanted, 'holder' | 'from' | 'to' | 'amount'>[],
): repository.BalanceChange[] {
  const [changes, received] = [changesOf(moves), receivedBy(kind, moves)]
  return held.map(({ id }) => ({ id, balance: changes.get(id) ?? 0, received: received.get(id) ?? 0 }))
}

/** Changes to the totals members were given, negative when points are taken back; a reset does not change them. */
function receivedBy(
  kind: MovementKind,
  moves: readonly Pick<Wanted, 'holder' | 'to' | 'amount'>[],
): Map<string, number> {
  const received = new Map<string, number>()
  if (kind === 'reset') return received
  for (const { holder, to, amount } of moves)
    received.set(holder, (received.get(holder) ?? 0) + (to === holder ? amount : -amount))
  return received
}

function refuseMoves({ short, full }: Record<'short' | 'full', readonly repository.HeldBalance[]>): void {
  const budget = short.find(({ kind }) => kind === 'budget')
  if (budget !== undefined) refuse('POINTS_BUDGET_EXCEEDED', { values: { remaining: budget.balance } })
  if (short.length > 0) refuse('POINTS_GONE')
  if (full.length > 0) refuse('POINTS_MEMBER_FULL', { values: { count: full.length, limit: pointLimits.balance } })
}
