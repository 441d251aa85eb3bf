import type { CoWriter } from '@learntrail/contract/co-writing/shared-record'
import { expect, test } from 'vitest'
import { readinessOf } from './readiness.rules.ts'

const now = Date.parse('2026-11-20T00:00:00Z')
const person = (id: string, part: Partial<CoWriter>): CoWriter => ({
  person: { id, displayName: id, avatar: null, isDeleted: false },
  isOwner: false,
  state: 'accepted',
  hasAgreed: false,
  ...part,
})
const owner = person('小雨', { isOwner: true })
const stateOf = (people: CoWriter[], silenceEndsAt = '2026-11-21T00:00:00Z') =>
  readinessOf({ people: [owner, ...people], silenceEndsAt }, now).state

test('nobody has agreed while nobody was asked, or nobody has said yes', () => {
  expect(stateOf([])).toBe('alone')
  expect(stateOf([person('承恩', { state: 'invited' })])).toBe('asked')
})

test('those who joined agree, whoever is still to answer', () => {
  const agreed = person('承恩', { hasAgreed: true })
  expect(stateOf([agreed])).toBe('agreed')
  expect(stateOf([agreed, person('佳穎', { state: 'invited' })])).toBe('agreed')
  expect(stateOf([agreed, person('佳穎', {})])).toBe('waiting')
})

test('three days of silence are enough', () => {
  expect(stateOf([person('承恩', {})], '2026-11-20T00:00:00Z')).toBe('silent')
})

test('says who gets a copy, who has not agreed and who has not answered', () => {
  const [wrote, asked] = [person('承恩', {}), person('佳穎', { state: 'invited' })]
  const readiness = readinessOf({ people: [owner, wrote, asked], silenceEndsAt: '2026-11-21T00:00:00Z' }, now)
  expect(readiness).toMatchObject({ writers: [owner, wrote], waiting: [wrote], asked: [asked] })
})
