import { durations } from '@learntrail/contract/limits'
import { reportDurations } from '@learntrail/contract/reports/limits'
import { describe, expect, test } from 'vitest'
import { holds, mayAppeal, stateAfter, suspendedUntil, withMended } from './reports.rules.ts'

const now = new Date('2026-11-23T00:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * durations.day)

describe('the right to report', () => {
  test('is suspended for ten days by the third false report within 90 days', () => {
    expect(suspendedUntil([], now)).toBeNull()
    expect(suspendedUntil([ago(2), ago(1)], now)).toBeNull()
    expect(suspendedUntil([ago(60), ago(2), ago(1)], now)).toEqual(new Date(ago(1).getTime() + 10 * durations.day))
  })

  test('comes back when that time is over', () => {
    expect(suspendedUntil([ago(30), ago(20), ago(10)], now)).toBeNull()
    expect(suspendedUntil([ago(30), ago(20), new Date(ago(10).getTime() + 1)], now)).not.toBeNull()
  })

  test('is not lost by what is older than 90 days', () => {
    const first = new Date(ago(1).getTime() - reportDurations.falseReportsCount)
    expect(suspendedUntil([first, ago(2), ago(1)], now)).toBeNull()
    expect(suspendedUntil([new Date(first.getTime() + 1), ago(2), ago(1)], now)).not.toBeNull()
  })

  test('is suspended anew by each further one', () => {
    const four = [ago(30), ago(20), ago(12), ago(1)]
    expect(suspendedUntil(four, now)).toEqual(new Date(ago(1).getTime() + 10 * durations.day))
  })
})

test('a case ends with its decision, except where something is to be mended', () => {
  expect(stateAfter('nothing')).toBe('rejected')
  expect(stateAfter('mend')).toBe('in_progress')
  for (const decision of ['hide', 'warn', 'suspend', 'hide_and_suspend'] as const)
    expect(stateAfter(decision)).toBe('resolved')
})

describe('a decision', () => {
  const suspension = { decision: 'suspend', endsAt: ago(-1), liftedAt: null, shownAt: null, appealedAt: null } as const

  test('holds until its end, or until it is lifted', () => {
    expect(holds(suspension, now)).toBe(true)
    expect(holds({ ...suspension, endsAt: null }, now)).toBe(true)
    expect(holds({ ...suspension, endsAt: now }, now)).toBe(false)
    expect(holds({ ...suspension, liftedAt: ago(1) }, now)).toBe(false)
  })

  test('that hides and suspends holds until both are over', () => {
    const both = { ...suspension, decision: 'hide_and_suspend' } as const
    expect(holds({ ...both, endsAt: now }, now)).toBe(true)
    expect(holds({ ...both, shownAt: ago(1) }, now)).toBe(true)
    expect(holds({ ...both, endsAt: now, shownAt: ago(1) }, now)).toBe(false)
    expect(holds({ ...both, liftedAt: ago(1) }, now)).toBe(false)
    expect(holds({ ...suspension, decision: 'hide', endsAt: null, shownAt: ago(1) }, now)).toBe(false)
  })

  test('is appealed once, while it holds, by whom it does something to', () => {
    expect(mayAppeal(suspension, now)).toBe(true)
    expect(mayAppeal({ ...suspension, appealedAt: ago(1) }, now)).toBe(false)
    expect(mayAppeal({ ...suspension, liftedAt: ago(1) }, now)).toBe(false)
    expect(mayAppeal({ ...suspension, decision: 'nothing' }, now)).toBe(false)
  })
})

test('a copy names what was there then first, and behind it what its owner has put in since, however often', () => {
  const first = withMended({ text: '', fileIds: ['a', 'b'] }, ['b', 'c'])
  expect(first).toEqual({ text: '', fileIds: ['a', 'b', 'c'], filesThen: 2 })
  expect(withMended(first, ['d'])).toEqual({ text: '', fileIds: ['a', 'b', 'd'], filesThen: 2 })
  expect(withMended({ text: '', fileIds: [] }, ['c'])).toEqual({ text: '', fileIds: ['c'], filesThen: 0 })
  expect(withMended(null, ['c'])).toBeNull()
})
