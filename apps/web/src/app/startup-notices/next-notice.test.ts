import { expect, test } from 'vitest'
import { nextNotice } from './next-notice.ts'

const now = new Date('2026-11-21T00:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const person = (days: number, isProfileOutdated = false, method: 'email' | 'google' = 'email', isMd5 = true) => ({
  credential: { method, isMd5, isDefaultPassword: false, passwordGivenAs: null, updatedAt: daysAgo(days) },
  isProfileOutdated,
})

test('a password in the old form is asked about after 180 days', () => {
  expect(nextNotice(person(180), [], now)).toBe('password')
  expect(nextNotice(person(179), [], now)).toBe('push')
})

test('only for passwords, and only for the old form', () => {
  expect(nextNotice(person(400, false, 'google'), [], now)).toBe('push')
  expect(nextNotice(person(400, false, 'email', false), [], now)).toBe('push')
})

test('the profile is asked about after the password notice was closed', () => {
  expect(nextNotice(person(200, true), [], now)).toBe('password')
  expect(nextNotice(person(200, true), ['password'], now)).toBe('profile')
  expect(nextNotice(person(200, true), ['password', 'profile'], now)).toBe('push')
  expect(nextNotice(person(200, true), ['password', 'profile', 'push'], now)).toBeNull()
})
