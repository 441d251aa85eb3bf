/** Points that are to go from one account to another. */
export interface Move {
  from: string
  to: string
  amount: number
}

/** What an account has, and may have at most. One that keeps no balance has none of these: it gives and takes without end. */
export interface Balance {
  id: string
  balance: number
  most: number
}

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

/** Accounts that would have less than nothing by these moves, or more than they may; all moves may be where there are none. */
export function judgeMoves<One extends Balance>(
  balances: readonly One[],
  moves: readonly Move[],
): { short: One[]; full: One[] } {
  const changes = changesOf(moves)
  const nextOf = ({ id, balance }: One) => balance + (changes.get(id) ?? 0)
  return {
    short: balances.filter((one) => nextOf(one) < 0),
    full: balances.filter((one) => changes.has(one.id) && nextOf(one) > one.most),
  }
}

/**
 * The moves as far as they fit, for what nobody is asked about: who has nearly all there may be is given the rest, and the
 * last of an account goes to who comes first.
 */
export function fitMoves<One extends Move>(balances: readonly Balance[], moves: readonly One[]): One[] {
  const has = new Map(balances.map(({ id, balance }) => [id, balance]))
  const room = new Map(balances.map(({ id, balance, most }) => [id, most - balance]))
  return moves.flatMap((move) => {
    const { from, to } = move
    const left = { from: has.get(from) ?? Number.POSITIVE_INFINITY, to: room.get(to) ?? Number.POSITIVE_INFINITY }
    const amount = Math.min(move.amount, left.from, left.to)
    if (amount <= 0) return []
    has.set(from, left.from - amount)
    room.set(to, left.to - amount)
    return [{ ...move, amount }]
  })
}
