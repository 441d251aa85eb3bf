import { describe, expect, it } from 'vitest'
import { rangeOf } from './ranges.ts'

const days = (address: string, now: string) =>
  rangeOf(new URLSearchParams(address), new Date(`${now}T12:00+08:00`)).days

describe('ranges', () => {
  it.each([
    ['', '2026-11-21', '2026-08-01'],
    ['', '2027-01-31', '2026-08-01'],
    ['', '2027-02-01', '2027-02-01'],
    ['', '2027-07-31', '2027-02-01'],
    ['', '2027-08-01', '2027-08-01'],
    ['range=year', '2027-07-31', '2026-08-01'],
    ['range=year', '2027-08-01', '2027-08-01'],
    ['range=half', '2026-11-21', '2026-05-21'],
    ['range=half', '2026-08-31', '2026-02-28'],
    ['range=nonsense', '2026-11-21', '2026-08-01'],
  ])('%s on %s begins on %s and ends today', (address, now, from) => {
    expect(days(address, now)).toEqual({ from, to: now })
  })

  it('all has no limits, own days have those that are days', () => {
    expect(days('range=all', '2026-11-21')).toEqual({})
    expect(days('range=own&from=2026-01-01&to=soon', '2026-11-21')).toEqual({ from: '2026-01-01' })
  })
})
