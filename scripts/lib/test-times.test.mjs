import { deepEqual, match } from 'node:assert/strict'
import { test } from 'node:test'
import { failuresOfSlow, linesOfSlowest } from './test-times.mjs'

const file = (name, milliseconds) => ({ name, milliseconds })
const others = (count, milliseconds) =>
  Array.from({ length: count }, (_, number) => file(`${number}.test.ts`, milliseconds))

test('of many files the ten slowest are told, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, number) => file(`${number}.test.ts`, number * 1000))
  const lines = linesOfSlowest(files)
  deepEqual(lines.length, 10)
  match(lines[0], /11\.0 s {2}11\.test\.ts/)
  match(lines[9], /2\.0 s {2}2\.test\.ts/)
})

test('a file that takes more than a tenth of all is a failure of its own', () => {
  const failures = failuresOfSlow([file('slow.test.ts', 100_100), file('long.test.ts', 99_900), ...others(80, 10_000)])
  deepEqual(
    failures.map(({ test }) => test),
    ['slow.test.ts'],
  )
  match(failures[0].message, /took 100\.1 s; more than 100\.0 s/)
})

test('the same files are as right on a machine that is half as quick', () => {
  deepEqual(failuresOfSlow([file('long.test.ts', 199_800), file('long.2.test.ts', 200_000), ...others(80, 20_100)]), [])
})

test('of a few files, which are run alone, each may take its time', () => {
  deepEqual(failuresOfSlow([file('slow.test.ts', 90_000), ...others(48, 1)]), [])
})
