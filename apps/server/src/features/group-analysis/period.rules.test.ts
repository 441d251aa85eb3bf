import { expect, test } from 'vitest'
import { activeFrom, periodOf, weeksOf } from './period.rules.ts'

const at = (day: string) => new Date(`${day}T02:00:00Z`)

test.each([
  ['weeks', '2026-11-20', '2026-10-26'],
  ['weeks', '2026-11-22', '2026-10-26'],
  ['weeks', '2026-11-23', '2026-11-02'],
  ['term', '2026-11-20', '2026-08-01'],
  ['term', '2027-01-31', '2026-08-01'],
  ['term', '2027-02-01', '2027-02-01'],
  ['term', '2027-07-31', '2027-02-01'],
  ['year', '2027-07-31', '2026-08-01'],
  ['year', '2027-08-01', '2027-08-01'],
] as const)('of %s on %s begin on %s', (name, today, from) => {
  expect(periodOf(name, at(today))).toEqual({ name, from, to: today })
})

test('the day is that of Taiwan', () => {
  expect(periodOf('year', new Date('2026-07-31T16:00:00Z'))).toMatchObject({ from: '2026-08-01', to: '2026-08-01' })
})

test('weeks go from Monday to Sunday, cut where the period is', () => {
  expect(weeksOf(periodOf('term', at('2026-08-12')))).toEqual([
    { monday: '2026-07-27', from: '2026-08-01', to: '2026-08-02' },
    { monday: '2026-08-03', from: '2026-08-03', to: '2026-08-09' },
    { monday: '2026-08-10', from: '2026-08-10', to: '2026-08-12' },
  ])
  expect(weeksOf(periodOf('weeks', at('2026-11-20')))).toHaveLength(4)
})

test('whoever is silent is looked for two weeks back, however young the period is', () => {
  expect(activeFrom(periodOf('term', at('2026-08-05')))).toBe('2026-07-22')
  expect(activeFrom(periodOf('term', at('2026-11-20')))).toBe('2026-08-01')
})
