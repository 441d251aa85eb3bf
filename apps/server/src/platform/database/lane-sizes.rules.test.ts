import { expect, test } from 'vitest'
import { shareOut, smallestPool } from './lane-sizes.rules.ts'

test.each([
  [smallestPool, { requests: 3, uploads: 1, jobs: 2 }],
  [20, { requests: 11, uploads: 2, jobs: 5 }],
  [100, { requests: 61, uploads: 12, jobs: 25 }],
])('of %i connections each kind of work has its own, and two are left for locks and health', (connections, sizes) => {
  expect(shareOut(connections)).toEqual(sizes)
  expect(sizes.requests + sizes.uploads + sizes.jobs).toBe(connections - 2)
})
