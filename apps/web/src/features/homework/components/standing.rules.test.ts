import type { OwnWork } from '@learntrail/contract/homework/question'
import { expect, test } from 'vitest'
import { againOf, byDay, isPressed, prospectOf, remainingUntil, standingOf } from './standing.rules.ts'

const now = Date.parse('2026-11-23T04:00:00.000Z')
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const work = (state: OwnWork['state']): OwnWork => ({
  handInId: 'a',
  state,
  isAsked: true,
  handedInAt: null,
  isLate: false,
  score: null,
  releasedAt: null,
})

test('what is not handed in is due, and missing once its time is over', () => {
  expect(standingOf(null, at(1), now)).toBe('due')
  expect(standingOf(work('draft'), at(1), now)).toBe('due')
  expect(standingOf(work('draft'), at(-1), now)).toBe('missing')
  expect(standingOf(work('late'), at(-1), now)).toBe('late')
})

test('what was over before I came is as I like, and presses nobody', () => {
  const mine = { ...work('draft'), isAsked: false }
  expect(standingOf(mine, at(-1), now)).toBe('voluntary')
  expect(isPressed(mine, at(-1), now)).toBe(false)
  expect(standingOf(mine, at(1), now)).toBe('due')
})

test('the time that is left is said in the largest unit that says something', () => {
  expect(remainingUntil(at(-1), now)).toEqual({ unit: 'over' })
  expect(remainingUntil(at(0.5), now)).toEqual({ unit: 'minutes', count: 30 })
  expect(remainingUntil(at(26), now)).toEqual({ unit: 'hours', count: 26 })
  expect(remainingUntil(at(49), now)).toEqual({ unit: 'days', count: 2 })
})

test('a deadline presses until it is met, and no one whose work came back', () => {
  expect(isPressed(null, at(-1), now)).toBe(true)
  expect(isPressed(work('returned'), at(1), now)).toBe(true)
  expect(isPressed(work('returned'), at(-1), now)).toBe(false)
  expect(isPressed(work('handed_in'), at(1), now)).toBe(false)
})

test('what came back is wanted again until its deadline, and without a date once that is over', () => {
  const back = (deadline: string | null, state: 'assigned' | 'archived' = 'assigned') =>
    againOf({ state, deadline, mine: work('returned') }, now)
  expect(back(at(1))).toEqual({ until: at(1) })
  expect(back(at(-1))).toBe('anyTime')
  expect(back(null)).toBe('anyTime')
  expect(back(at(-1), 'archived')).toBeNull()
  expect(againOf({ state: 'assigned', deadline: at(-1), mine: work('handed_in') }, now)).toBeNull()
  expect(againOf({ state: 'assigned', deadline: at(-1), mine: null }, now)).toBeNull()
})

test('what becomes of a version is said as the server judges it', () => {
  const question = (deadline: string | null, allowsUpdateAfterDeadline = false) => ({
    deadline,
    allowsUpdateAfterDeadline,
  })
  expect(prospectOf(question(null), null, null, now)).toBe('mayUpdate')
  expect(prospectOf(question(at(1)), null, null, now)).toBe('until')
  expect(prospectOf(question(at(1), true), null, null, now)).toBe('mayUpdate')
  expect(prospectOf(question(at(-1), true), { state: 'handed_in', wasLate: false }, null, now)).toBe('isLate')
  expect(prospectOf(question(at(-1)), { state: 'draft', wasLate: false }, null, now)).toBe('isLate')
  expect(prospectOf(question(at(-1)), { state: 'returned', wasLate: false }, null, now)).toBe('isRevision')
  expect(prospectOf(question(at(-1)), { state: 'returned', wasLate: true }, null, now)).toBe('staysLate')
  const draft = { state: 'draft', wasLate: false } as const
  expect(prospectOf(question(at(1)), draft, at(0.5), now)).toBe('until')
  expect(prospectOf(question(at(-0.1)), draft, at(0.4), now)).toBe('isBegun')
  expect(prospectOf(question(at(-1)), draft, at(-0.5), now)).toBe('isLate')
})

test('what is over stands first, then what came back, then one day after the other, what has no time last', () => {
  const due = (deadline: string | null, mine: OwnWork | null = null) => ({ deadline, mine })
  const back = due(at(-3), work('returned'))
  const all = [due(null), back, due(at(30)), due(at(2)), due(at(-2)), due(at(3), work('returned'))]
  const days = byDay(all, (time) => time.slice(0, 10), now)
  expect(days.map(({ day, questions }) => [day, questions.length])).toEqual([
    ['over', 1],
    ['returned', 1],
    ['2026-11-23', 2],
    ['2026-11-24', 1],
    ['', 1],
  ])
})
