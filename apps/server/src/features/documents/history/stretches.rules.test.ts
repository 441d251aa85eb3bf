import { documentLimits } from '@learntrail/contract/documents/limits'
import { expect, test } from 'vitest'
import { stretchesOf } from './stretches.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 29, 8, 0) + minutes * 60_000)
const rest = documentLimits.stretchMinutes

test('what one person writes without a longer rest is one stretch', () => {
  const changes = [
    { number: 5, accountId: 'ben', at: at(2 * rest + 1) },
    { number: 4, accountId: 'ann', at: at(2 * rest) },
    { number: 3, accountId: 'ann', at: at(rest) },
    { number: 2, accountId: 'ann', at: at(0.1) },
    { number: 1, accountId: null, at: at(0) },
  ]
  expect(stretchesOf(changes).map(({ accountId, from, to }) => [accountId, from, to])).toEqual([
    ['ben', 5, 5],
    ['ann', 4, 4],
    ['ann', 2, 3],
    [null, 1, 1],
  ])
  expect(stretchesOf(changes)[2]).toMatchObject({ startedAt: at(0.1), endedAt: at(rest) })
  expect(stretchesOf([])).toEqual([])
})
