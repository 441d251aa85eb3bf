import { expect, test } from 'vitest'
import { CallTimes } from './call-times.ts'

const at = new Date('2026-11-20T00:00:00Z')

function recorded(durations: number[]) {
  const times = new CallTimes()
  for (const [place, ms] of durations.entries())
    times.record({ method: 'GET', route: '/a', ms, requestId: `request-${place}`, at })
  return times.slowest(10)[0]
}

test('of a call the middle, the slow end and the slowest are known, with the id of its request', () => {
  const durations = Array.from({ length: 100 }, (_, place) => place + 1)
  expect(recorded(durations)).toEqual({
    method: 'GET',
    route: '/a',
    count: 100,
    p50: 50,
    p99: 99,
    slowest: { ms: 100, requestId: 'request-99', at },
  })
  expect(recorded([7])).toMatchObject({ count: 1, p50: 7, p99: 7 })
})

test('what was slow long ago is no longer how it is, and is still the slowest', () => {
  const known = recorded([5_000, ...Array.from({ length: 200 }, () => 10)])
  expect(known).toMatchObject({ count: 201, p50: 10, p99: 10, slowest: { ms: 5_000, requestId: 'request-0' } })
})

test('the slowest calls come first, as many as are asked for, and no more than 2,000 are kept', () => {
  const times = new CallTimes()
  for (let one = 0; one < 2_100; one += 1) times.record({ method: 'GET', route: `/${one}`, ms: one, requestId: '', at })
  expect(times.slowest(3).map(({ route }) => route)).toEqual(['/1999', '/1998', '/1997'])
  expect(times.slowest(5_000)).toHaveLength(2_000)
})
