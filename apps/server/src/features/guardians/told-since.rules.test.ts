import { expect, test } from 'vitest'
import { toldSince } from './told-since.rules.ts'

const taipei = (moment: string) => new Date(`${moment}+08:00`)

// 2026-11-22 is a Sunday.
test.each([
  ['the first one, about a week', null, '2026-11-29T18:00:05', '2026-11-22T18:00:05'],
  ['one at its time, from the one before', '2026-11-22', '2026-11-29T18:00:05', '2026-11-22T18:00:00'],
  ['one that is late, from the one before', '2026-11-22', '2026-11-30T10:00:00', '2026-11-22T18:00:00'],
  ['one after a late one, from the evening it belonged to', '2026-11-30', '2026-12-06T18:00:00', '2026-11-29T18:00:00'],
  ['a late one after a late one, as well', '2026-11-30', '2026-12-07T20:00:00', '2026-11-29T18:00:00'],
  ['one after a week without, about both', '2026-11-15', '2026-11-29T18:00:00', '2026-11-15T18:00:00'],
  ['one that was not wanted for long, about three weeks', '2026-06-07', '2026-11-29T18:00:00', '2026-11-08T18:00:00'],
])('the weekly mail tells: %s', (_, lastMailOn, now, since) => {
  expect(toldSince(lastMailOn, taipei(now))).toEqual(taipei(since))
})
