import { describe, expect, test } from 'vitest'
import { type Balance, fitMoves, judgeMoves } from './moves.rules.ts'

const most = 1_000
const account = (id: string, balance: number): Balance => ({ id, balance, most })
const move = (from: string, to: string, amount: number) => ({ from, to, amount })
const idsOf = (balances: readonly Balance[], moves: ReturnType<typeof move>[]) => {
  const { short, full } = judgeMoves(balances, moves)
  return { short: short.map(({ id }) => id), full: full.map(({ id }) => id) }
}

describe('moves', () => {
  test('are made up to the last point of an account, and not one past it', () => {
    const moves = [move('budget', 'a', 50), move('budget', 'b', 50)]
    const to = [account('a', 0), account('b', 0)]
    expect(idsOf([account('budget', 100), ...to], moves)).toEqual({ short: [], full: [] })
    expect(idsOf([account('budget', 99), ...to], moves)).toEqual({ short: ['budget'], full: [] })
  })

  test('fill an account up to what it may have, and not one past it', () => {
    expect(idsOf([account('a', most - 5)], [move('budget', 'a', 5)])).toEqual({ short: [], full: [] })
    expect(idsOf([account('a', most - 5), account('b', 0)], [move('x', 'a', 6), move('x', 'b', 6)])).toEqual({
      short: [],
      full: ['a'],
    })
  })

  test('that touch no account with a balance may always be', () => {
    expect(idsOf([], [move('product', 'expired', 5)])).toEqual({ short: [], full: [] })
  })

  test('are made as far as they fit where nobody is asked', () => {
    const balances = [account('budget', 7), account('a', most - 2), account('b', 0), account('c', 0)]
    const moves = ['a', 'b', 'c'].map((to) => move('budget', to, 5))
    expect(fitMoves(balances, moves)).toEqual([move('budget', 'a', 2), move('budget', 'b', 5)])
    expect(fitMoves(balances, [move('product', 'a', 5)])).toEqual([move('product', 'a', 2)])
  })
})
