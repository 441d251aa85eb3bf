import { expect, test } from 'vitest'
import { filmTime } from './film-time.ts'

test('a second of a film is said as its player says it', () => {
  expect([0, 59.9, 60, 192, 3_599, 3_792].map(filmTime)).toEqual(['0:00', '0:59', '1:00', '3:12', '59:59', '1:03:12'])
})
