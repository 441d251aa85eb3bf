import { rewardLimits } from '@learntrail/contract/rewards/limits'
import type { RewardMovementKind } from '@learntrail/contract/rewards/states'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { changesOf, fitMoves, judgeMoves, type Move } from '../../../platform/ledger/moves.rules.ts'
import { type HeldAccount, heldBeside, holdAccounts } from './accounts.repository.ts'
import * as repository from './ledger.repository.ts'

/** An act: what is done, by whom, why and where. Absent parts are nobody and nothing. */
export interface Act {
  kind: RewardMovementKind
  actorId?: string | null
  reason?: string
  groupId?: string | null
  schoolId?: string | null
  subjectId?: string
  /** The act whose points it takes back. */
  reverses?: string | null
}

interface Wanted extends Move {
  /** The entry that it takes back. */
  reverses?: string
}

interface Moving {
  act: Act
  /** The cause, such as `course:{id}:first-publication`: it moves points once, however often it comes. */
  source: string
  at: Date
  /** `all` moves everything or refuses; `whatFits` moves as much as fits. */
  takes: 'all' | 'whatFits'
  moves: readonly Wanted[]
}

export interface Moved {
  actId: string
  points: number
  /** Balances of the accounts afterwards. */
  balances: ReadonlyMap<string, number>
}

/**
 * Moves points between accounts; the only way to do so. Locks the accounts in order of their ids, claims the cause,
 * then writes an act and its entries. Null if the cause moved points before. A cause whose points do not fit at all is
 * claimed too: nothing is paid later. Refusals: REWARDS_BUDGET_EXCEEDED, REWARDS_SPENT, REWARDS_NOT_ENOUGH,
 * REWARDS_BUDGET_FULL, REWARDS_PURSE_FULL.
 */
export async function moveRewards(transaction: Transaction, moving: Moving): Promise<Moved | null> {
  const { act, source, at } = moving
  const held = await withMost(transaction, moving.moves)
  const actId = newId(at.getTime())
  if (!(await repository.claimSource(transaction, source, actId))) return null
  const fitting = moving.takes === 'all' ? moving.moves : fitMoves(held, moving.moves)
  refuseMoves(act.kind, judgeMoves(held, fitting))
  const [points, moved] = [sumOf(moving.moves), sumOf(fitting)]
  await repository.insertAct(transaction, {
    actorId: null,
    reason: '',
    groupId: null,
    schoolId: null,
    subjectId: null,
    reverses: null,
    ...act,
    id: actId,
    points,
    moved,
    at,
  })
  const changes = changesOf(fitting)
  const received = receivedBy(act.kind, fitting)
  const changed = held.map(({ id }) => ({ id, balance: changes.get(id) ?? 0, received: received.get(id) ?? 0 }))
  const entries = fitting.map(({ reverses = null, ...move }) => ({
    ...move,
    id: newId(at.getTime()),
    kind: act.kind,
    actId,
    reverses,
  }))
  if (entries.length > 0) await repository.enter(transaction, entries, changed)
  const balances = new Map(held.map(({ id, balance }) => [id, balance + (changes.get(id) ?? 0)]))
  return { actId, points: moved, balances }
}

const sumOf = (moves: readonly Move[]) => moves.reduce((sum, { amount }) => sum + amount, 0)

type Held = HeldAccount & { most: number }

/**
 * Locks the accounts and adds the most that each may have; held points may come back, so the purse keeps room for them.
 */
async function withMost(transaction: Transaction, moves: readonly Move[]): Promise<Held[]> {
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))]
  const accounts = await holdAccounts(transaction, ids)
  const receivers = new Set(moves.map(({ to }) => to))
  const people = accounts.flatMap(({ id, kind, personId }) =>
    kind === 'purse' && personId !== null && receivers.has(id) ? [personId] : [],
  )
  const beside = people.length === 0 ? new Map<string, number>() : await heldBeside(transaction, people, ids)
  return accounts.map((account) => ({
    ...account,
    most:
      account.kind === 'budget'
        ? rewardLimits.budget
        : rewardLimits.balance - (beside.get(account.personId ?? '') ?? 0),
  }))
}

const giving: readonly RewardMovementKind[] = ['course', 'issued', 'gift', 'funded']
const takingBack: readonly RewardMovementKind[] = ['correction', 'withdrawn']

/** Returns how the total received changes per account: points given, or taken back. */
function receivedBy(kind: RewardMovementKind, moves: readonly Move[]): Map<string, number> {
  if (giving.includes(kind)) return new Map(moves.map(({ to, amount }) => [to, amount]))
  if (takingBack.includes(kind)) return new Map(moves.map(({ from, amount }) => [from, -amount]))
  return new Map()
}

function refuseMoves(kind: RewardMovementKind, { short, full }: { short: readonly Held[]; full: readonly Held[] }) {
  const budget = short.find((account) => account.kind === 'budget')
  if (budget !== undefined) refuse('REWARDS_BUDGET_EXCEEDED', { values: { remaining: budget.balance } })
  if (short.length > 0) refuse(kind === 'correction' ? 'REWARDS_SPENT' : 'REWARDS_NOT_ENOUGH')
  if (full.some((account) => account.kind === 'budget'))
    refuse('REWARDS_BUDGET_FULL', { values: { limit: rewardLimits.budget } })
  if (full.length > 0) refuse('REWARDS_PURSE_FULL', { values: { count: full.length, limit: rewardLimits.balance } })
}
