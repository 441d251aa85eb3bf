import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { delayByOthers, failuresOfSlow, linesOfSlowest } from './test-times.mjs'

const file = (name, milliseconds) => ({ name, milliseconds })

test('of many files the ten slowest are told, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, number) => file(`${number}.test.ts`, number * 1000))
  const lines = linesOfSlowest(files)
  deepEqual(lines.length, 10)
  match(lines[0], /11\.0 s {2}11\.test\.ts/)
  match(lines[9], /2\.0 s {2}2\.test\.ts/)
})

test('a file that takes longer than a minute and a half is a failure of its own', () => {
  const failures = failuresOfSlow([file('quick.test.ts', 90_000), file('slow.test.ts', 90_001)], 1)
  deepEqual(
    failures.map(({ test }) => test),
    ['slow.test.ts'],
  )
  match(failures[0].message, /took 90\.0 s/)
})

test('on a machine that others use too a file may take longer', () => {
  equal(delayByOthers(3.5, 2), 1)
  equal(delayByOthers(8, 2), 2)
  deepEqual(failuresOfSlow([file('slow.test.ts', 120_000)], 2), [])
})
