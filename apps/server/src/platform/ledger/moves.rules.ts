/** Points to move from one account to another. */
export interface Move {
  from: string
  to: string
  amount: number
}

/** Balance and maximum of an account. Accounts without a balance are not listed: they give and take without limit. */
export interface Balance {
  id: string
  balance: number
  most: number
}

/** Returns the change of each account's balance by these moves. */
export function changesOf(moves: readonly Move[]): Map<string, number> {
  const changes = new Map<string, number>()
  const add = (id: string, points: number) => changes.set(id, (changes.get(id) ?? 0) + points)
  for (const { from, to, amount } of moves) {
    add(from, -amount)
    add(to, amount)
  }
  return changes
}

/**
 * Returns the accounts that these moves would overdraw, and those they would fill beyond their maximum; if there are
 * none, all moves are allowed.
 */
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
 * Returns the moves reduced to what fits, for moves that nobody is asked about: an account near its maximum gets only
 * what fits, and the last points of an account go to the first move.
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
