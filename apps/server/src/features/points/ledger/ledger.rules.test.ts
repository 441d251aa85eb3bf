import { pointLimits } from '@learntrail/contract/points/limits'
import { describe, expect, test } from 'vitest'
import { type Balance, fitMoves, judgeMoves } from './ledger.rules.ts'

const budget = (balance: number): Balance => ({ id: 'budget', kind: 'budget', balance })
const member = (id: string, balance: number): Balance => ({ id, kind: 'member', balance })
const give = (to: string, amount: number) => ({ from: 'budget', to, amount, holder: to })
const take = (from: string, amount: number) => ({ from, to: 'budget', amount, holder: from })

describe('movements', () => {
  test('are made up to the last point of a budget, and not one past it', () => {
    const moves = [give('a', 50), give('b', 50)]
    expect(judgeMoves([budget(100), member('a', 0), member('b', 0)], moves)).toEqual({ is: 'fine' })
    expect(judgeMoves([budget(99), member('a', 0), member('b', 0)], moves)).toEqual({
      is: 'budgetExceeded',
      remaining: 99,
    })
  })

  test('fill a member up to what anybody may have, and not one past it', () => {
    const most = pointLimits.balance
    expect(judgeMoves([budget(100), member('a', most - 5)], [give('a', 5)])).toEqual({ is: 'fine' })
    expect(judgeMoves([budget(100), member('a', most - 5), member('b', 0)], [give('a', 6), give('b', 6)])).toEqual({
      is: 'memberFull',
      count: 1,
    })
  })

  test('take no more than there is', () => {
    expect(judgeMoves([budget(0), member('a', 5)], [take('a', 5)])).toEqual({ is: 'fine' })
    expect(judgeMoves([budget(0), member('a', 4)], [take('a', 5)])).toEqual({ is: 'gone' })
  })

  test('bring back no more than a budget ever had', () => {
    expect(judgeMoves([budget(pointLimits.budget), member('a', 1)], [take('a', 1)])).toMatchObject({
      is: 'memberFull',
    })
  })

  test('are made as far as they fit where nobody is asked', () => {
    const most = pointLimits.balance
    const balances = [budget(7), member('a', most - 2), member('b', 0), member('c', 0)]
    expect(fitMoves(balances, [give('a', 5), give('b', 5), give('c', 5)])).toEqual([give('a', 2), give('b', 5)])
  })
})
