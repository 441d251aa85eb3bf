import { expect, test } from 'vitest'
import { isUnread, signersOf, waitsForName } from './standing.rules.ts'

const nothing = { readAt: null, signedAt: null, signedBy: null, signedAs: null, isFormer: false, guardian: null }
const read = { ...nothing, readAt: '2026-11-23T00:00:00.000Z' }
const signed = { ...read, signedAt: read.readAt, signedBy: '林小雨', signedAs: 'self' as const }
const told = { mine: nothing, counts: null, hasAppeared: true, needsSignature: true }

test('what nobody of us has read is new for members, and for nobody else', () => {
  expect(isUnread(told)).toBe(true)
  expect(isUnread({ ...told, mine: read })).toBe(false)
  expect(isUnread({ ...told, hasAppeared: false })).toBe(false)
  expect(
    isUnread({ ...told, counts: { members: 3, read: 0, signed: 0, bySelf: 0, byGuardian: 0, withoutGuardian: 0 } }),
  ).toBe(false)
})

test('a name is waited for until it stands below these words', () => {
  expect(waitsForName({ ...told, mine: read })).toBe(true)
  expect(waitsForName({ ...told, mine: signed })).toBe(false)
  expect(waitsForName({ ...told, mine: { ...signed, isFormer: true } })).toBe(true)
  expect(waitsForName({ ...told, needsSignature: false })).toBe(false)
})

test('who is asked to sign is one of three, or nobody', () => {
  expect(signersOf({ needsSignature: true, needsGuardian: false })).toBe('own')
  expect(signersOf({ needsSignature: false, needsGuardian: true })).toBe('guardian')
  expect(signersOf({ needsSignature: true, needsGuardian: true })).toBe('both')
  expect(signersOf({ needsSignature: false, needsGuardian: false })).toBeNull()
})
