import { expect, test } from 'vitest'
import { figureOf, periodOf, wholeHistory } from './history.rules.ts'

const counted = { active: 3, signedUp: 1, records: 5, groups: 2, homework: 4, handIns: 6 }
const people = { students: 40, teachers: 3, others: 2, unfilled: 1 }

test('a day that was not counted is there, and not as nought', () => {
  const items = [
    { day: '2026-02-27', ...people, ...counted },
    { day: '2026-03-01', ...people, ...counted },
  ]
  expect(wholeHistory({ from: '2026-02-27', to: '2026-03-01', items })).toEqual([
    { day: '2026-02-27', counted: { accounts: 46, ...counted } },
    { day: '2026-02-28', counted: null },
    { day: '2026-03-01', counted: { accounts: 46, ...counted } },
  ])
})

test('an address that names nothing known shows the first of what there is', () => {
  expect([periodOf('90'), periodOf('7'), periodOf(null)]).toEqual([90, 30, 30])
  expect([figureOf('records'), figureOf('people')]).toEqual(['records', 'active'])
})
