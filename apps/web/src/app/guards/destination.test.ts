import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { expect, test } from 'vitest'
import { guest, newcomer, student } from '../../testing/people.ts'
import { destination } from './destination.ts'

const at = (user: CurrentUser, access: Parameters<typeof destination>[1]) =>
  destination(user, access, '/user/profile?a=1')
const credential = {
  method: 'email',
  isDefaultPassword: true,
  passwordGivenAs: null,
  isMd5: false,
  updatedAt: '2026-01-01T00:00:00Z',
} as const

test('guests go from the root to the onboarding', () => expect(at(guest, 'root')).toBe('/onboarding'))

test('guests log in before a screen of the user area and come back to it', () => {
  expect(at(guest, 'member')).toBe('/login?returnTo=%2Fuser%2Fprofile%3Fa%3D1')
  expect(at(guest, 'session')).toContain('/login')
  expect(at(guest, 'profile')).toContain('/login')
})

test('whose session has run out is told so at the log-in', () => {
  expect(destination(guest, 'member', '/portfolio', true)).toBe('/login?returnTo=%2Fportfolio&expired=1')
})

test('guests may read the terms of the sign-up', () => expect(at(guest, 'terms')).toBeNull())

test('a filled profile goes from the root to the portfolio', () => expect(at(student, 'root')).toBe('/portfolio'))

test('a filled profile has no business on the sign-up form or its terms', () => {
  expect(at(student, 'profile')).toBe('/portfolio')
  expect(at(student, 'terms')).toBe('/portfolio')
})

test('who has not accepted the terms accepts them first', () => {
  expect(at(newcomer, 'root')).toBe('/signup-terms')
  expect(at(newcomer, 'profile')).toBe('/signup-terms')
  expect(at(newcomer, 'member')).toBe('/signup-terms')
  expect(at(newcomer, 'terms')).toBeNull()
})

test('an unfilled profile is filled next', () => {
  const accepted = { ...newcomer, hasAcceptedTerms: true }
  expect(at(accepted, 'root')).toBe('/signup-form')
  expect(at(accepted, 'member')).toBe('/signup-form')
  expect(at(accepted, 'terms')).toBe('/signup-form')
  expect(at(accepted, 'profile')).toBeNull()
})

test('a default password is replaced before anything else is used', () => {
  const imported = { ...student, credential }
  expect(at(imported, 'root')).toBe('/user/update-password')
  expect(at(imported, 'member')).toBe('/user/update-password')
  expect(at(imported, 'session')).toBeNull()
})

test('an account in its deletion buffer sees only its own screen and those open to anyone', () => {
  const deleted = { ...student, deletedAt: '2026-11-20T00:00:00Z' }
  expect(at(deleted, 'root')).toBe('/delete')
  expect(at(deleted, 'member')).toBe('/delete')
  expect(at(deleted, 'open')).toBeNull()
})

test('what makes something new asks for the plan that has it, and says which', () => {
  const to = (subscribedFeatures: CurrentUser['subscribedFeatures']) =>
    destination({ ...student, subscribedFeatures }, 'member', '/user/agroup', false, 'learning-group')
  expect(to(['course'])).toBe('/subscription/subscription-alert?feature=learning-group')
  expect(to(['learning-group'])).toBeNull()
  expect(destination(guest, 'member', '/user/agroup', false, 'learning-group')).toContain('/login')
})
