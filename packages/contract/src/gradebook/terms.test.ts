import { expect, test } from 'vitest'
import { daysOf, termBefore, termOf, termPattern } from './terms.ts'

test.each([
  ['2026-07-31', '114-2'],
  ['2026-08-01', '115-1'],
  ['2027-01-31', '115-1'],
  ['2027-02-01', '115-2'],
  ['2027-07-31', '115-2'],
])('%s is in %s', (day, term) => {
  expect(termOf(day)).toBe(term)
  const { from, to } = daysOf(term)
  expect([from <= day, day <= to, termPattern.test(term)]).toEqual([true, true, true])
})

test('terms come one after the other', () => {
  expect(daysOf('115-1')).toEqual({ from: '2026-08-01', to: '2027-01-31' })
  expect(daysOf('115-2')).toEqual({ from: '2027-02-01', to: '2027-07-31' })
  expect([termBefore('115-2'), termBefore('115-1')]).toEqual(['115-1', '114-2'])
})
