import { expect, test } from 'vitest'
import { schoolYearStart } from './school-year.rules.ts'

test.each([
  ['2026-07-31T15:59:59.999Z', '2025-07-31T16:00:00.000Z'],
  ['2026-07-31T16:00:00.000Z', '2026-07-31T16:00:00.000Z'],
  ['2026-12-31T16:00:00.000Z', '2026-07-31T16:00:00.000Z'],
  ['2027-02-01T00:00:00.000Z', '2026-07-31T16:00:00.000Z'],
])('the school year at %s began at %s', (now, start) => {
  expect(schoolYearStart(new Date(now)).toISOString()).toBe(start)
})
