import { documentLimits } from '@learntrail/contract/documents/limits'
import { expect, test } from 'vitest'
import { endOfLock, freeFrom, isInForce } from './locks.rules.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 29, 8, 0) + minutes * 60_000)
const written = (change: object = {}) => ({ since: at(0), inputAt: at(0), seenAt: at(300), askedAt: null, ...change })

test('a lock ends so long after the last that was written', () => {
  const { lockIdleMinutes: idle } = documentLimits
  expect(endOfLock(written({ inputAt: at(5) }))).toEqual(at(5 + idle))
  expect(isInForce(written(), new Date(at(idle).getTime() - 1))).toBe(true)
  expect(isInForce(written(), at(idle))).toBe(false)
})

test('it ends after some hours, however much is written', () => {
  const hours = documentLimits.lockHours * 60
  expect(endOfLock(written({ inputAt: at(hours - 1) }))).toEqual(at(hours))
})

test('it ends once nothing is heard of its holder', () => {
  const away = documentLimits.lockAwaySeconds / 60
  expect(endOfLock(written({ seenAt: at(2), inputAt: at(2) }))).toEqual(at(2 + away))
})

test('whoever asks may take it after a while in which its holder writes nothing', () => {
  const wait = documentLimits.lockAskSeconds / 60
  expect(freeFrom({ askedAt: null, inputAt: at(0) })).toBeNull()
  expect(freeFrom({ askedAt: at(3), inputAt: at(2) })).toEqual(at(3 + wait))
  expect(freeFrom({ askedAt: at(3), inputAt: at(3.1) })).toBeNull()
})
