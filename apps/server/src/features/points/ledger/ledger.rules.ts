import { pointLimits } from '@learntrail/contract/points/limits'

/** Points that are to move. `holder` is the member whose they are or become. */
export interface Move {
  from: string
  to: string
  amount: number
  holder: string
}

export interface Balance {
  id: string
  kind: 'budget' | 'member'
  balance: number
}

export type Verdict =
  | { is: 'fine' }
  | { is: 'budgetExceeded'; remaining: number }
  | { is: 'memberFull'; count: number }
  | { is: 'gone' }

const most = { budget: pointLimits.budget, member: pointLimits.balance } as const

/** What each account has more or less by these moves. */
export function changesOf(moves: readonly Move[]): Map<string, number> {
  const changes = new Map<string, number>()
  const add = (id: string, points: number) => changes.set(id, (changes.get(id) ?? 0) + points)
  for (const { from, to, amount } of moves) {
    add(from, -amount)
    add(to, amount)
  }
  return changes
}

/** Whether all of these moves may be, together: none of them is made where one may not. */
export function judgeMoves(balances: readonly Balance[], moves: readonly Move[]): Verdict {
  const changes = changesOf(moves)
  const after = balances.map(({ id, kind, balance }) => ({ kind, balance, next: balance + (changes.get(id) ?? 0) }))
  const budget = after.find(({ kind, next }) => kind === 'budget' && next < 0)
  if (budget !== undefined) return { is: 'budgetExceeded', remaining: budget.balance }
  if (after.some(({ next }) => next < 0)) return { is: 'gone' }
  const full = after.filter(({ kind, next }) => next > most[kind])
  return full.length > 0 ? { is: 'memberFull', count: full.length } : { is: 'fine' }
}

/**
 * The moves from the budget as far as they fit, for what nobody is asked about: a member who has nearly all there may be is
 * given the rest, and the last of a budget goes to who comes first.
 */
export function fitMoves(balances: readonly Balance[], moves: readonly Move[]): Move[] {
  const left = new Map(
    balances.map(({ id, kind, balance }) => [id, kind === 'budget' ? balance : most.member - balance]),
  )
  return moves.flatMap((move) => {
    const amount = Math.min(move.amount, left.get(move.from) ?? 0, left.get(move.to) ?? 0)
    if (amount <= 0) return []
    left.set(move.from, (left.get(move.from) ?? 0) - amount)
    left.set(move.to, (left.get(move.to) ?? 0) - amount)
    return [{ ...move, amount }]
  })
}
