import { pointLimits } from '@learntrail/contract/points/limits'
import type { MovementKind } from '@learntrail/contract/points/states'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { changesOf, fitMoves, judgeMoves, type Move } from '../../../platform/ledger/moves.rules.ts'
import * as repository from './ledger.repository.ts'

/** The accounts of the group itself; the first who needs them makes them, with all that the group may give. */
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

/** The accounts of people in a group, by whose they are. */
export const holdersOf = (transaction: Transaction, groupId: string, personIds: readonly string[], at: Date) =>
  repository.holdersOf(
    transaction,
    groupId,
    personIds.map((personId) => ({ personId, id: newId(at.getTime()) })),
  )

interface Wanted extends Move {
  /** The member whose they are or become. */
  holder: string
  /** What causes it, such as `homework:{handIn}:handed-in`: for one member it moves points once, whatever comes again. */
  source: string
  reverses?: string
}

interface Moving {
  groupId: string
  kind: MovementKind
  actId: string
  at: Date
  /** `all`, or nothing and a refusal; or as much of it as fits. */
  takes: 'all' | 'whatFits'
  moves: readonly Wanted[]
}

export interface Moved {
  entryId: string
  holder: string
  points: number
}

/**
 * Moves points between accounts of a group: the only way in which they do. Balances are held in one order, what has moved
 * by the same cause before is left out, and an entry is written for each of the others. Answers these, and what the
 * accounts have then.
 */
export async function movePoints(
  transaction: Transaction,
  moving: Moving,
): Promise<{ moved: Moved[]; balances: Map<string, number> }> {
  const { groupId, kind, actId, at } = moving
  if (moving.moves.length === 0) return { moved: [], balances: new Map() }
  const touched = [...new Set(moving.moves.flatMap(({ from, to }) => [from, to]))]
  const held = (await repository.holdBalances(transaction, groupId, touched)).map((one) => ({
    ...one,
    most: one.kind === 'budget' ? pointLimits.budget : pointLimits.balance,
  }))
  const entries = moving.moves.map(({ reverses = null, ...move }) => ({
    ...move,
    id: newId(at.getTime()),
    kind,
    actId,
    reverses,
  }))
  const claimed = await repository.claimSources(transaction, groupId, entries)
  const fitting = moving.takes === 'all' ? claimed : fitMoves(held, claimed)
  refuseMoves(judgeMoves(held, fitting))
  const changes = changesOf(fitting)
  const balances = new Map(held.map(({ id, balance }) => [id, balance + (changes.get(id) ?? 0)]))
  if (fitting.length === 0) return { moved: [], balances }
  const received = receivedBy(kind, fitting)
  const changed = held.map(({ id }) => ({ id, balance: changes.get(id) ?? 0, received: received.get(id) ?? 0 }))
  await repository.enter(transaction, groupId, fitting, changed)
  return { moved: fitting.map(({ id, holder, amount }) => ({ entryId: id, holder, points: amount })), balances }
}

/** What members have been given by it, or have not been given after all; going back to the group changes nothing of that. */
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

type Held = Awaited<ReturnType<typeof repository.holdBalances>>[number]

function refuseMoves({ short, full }: { short: readonly Held[]; full: readonly Held[] }): void {
  const budget = short.find(({ kind }) => kind === 'budget')
  if (budget !== undefined) refuse('POINTS_BUDGET_EXCEEDED', { values: { remaining: budget.balance } })
  if (short.length > 0) refuse('POINTS_GONE')
  if (full.length > 0) refuse('POINTS_MEMBER_FULL', { values: { count: full.length, limit: pointLimits.balance } })
}
