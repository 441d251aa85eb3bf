import { describe, expect, test, vi } from 'vitest'
import { checkNewPassword, checkRepeatedPassword } from './check-password.ts'
import { oldPasswordDigest, passwordDigest } from './digest.ts'
import { passwordStrength } from './strength.ts'

describe('digest', () => {
  const known = '3a6eb0790f39ac87c94f3856b2dd2c5d110e6811602261a9a923d3bb23adc8b7'

  test('is SHA-256 in hex', async () => expect(await passwordDigest('data')).toBe(known))

  test('is the same where the browser has no crypto.subtle', async () => {
    const withSubtle = await Promise.all(samples.map(passwordDigest))
    vi.stubGlobal('crypto', {})
    expect(await passwordDigest('data')).toBe(known)
    expect(await Promise.all(samples.map(passwordDigest))).toEqual(withSubtle)
  })

  test('of the old form is MD5', async () => {
    expect(await oldPasswordDigest('')).toBe('d41d8cd98f00b204e9800998ecf8427e')
    expect(await oldPasswordDigest('message digest')).toBe('f96b697d7cb7938d525a2f31aaf161d0')
    const long = '12345678901234567890123456789012345678901234567890123456789012345678901234567890'
    expect(await oldPasswordDigest(long)).toBe('57edf4a22be3c955ac49da2e2107b67a')
  })

  const samples = ['', '學跡', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'a'.repeat(120)]
})

test('strength has three steps, and none before anything was typed', () => {
  expect(passwordStrength('')).toBeNull()
  expect(passwordStrength('abc')).toBe('weak')
  expect(passwordStrength('aaaaaaaa1')).toBe('weak')
  expect(passwordStrength('learn2026')).toBe('normal')
  expect(passwordStrength('Learn-by-doing1')).toBe('strong')
})

test('a password has 8 to 20 characters and is not the account', () => {
  expect(checkNewPassword('1234567')).not.toBeNull()
  expect(checkNewPassword('12345678')).toBeNull()
  expect(checkNewPassword('1'.repeat(20))).toBeNull()
  expect(checkNewPassword('1'.repeat(21))).not.toBeNull()
  expect(checkNewPassword('Rain-2026', ['rain-2026'])).toBe('密碼不能和帳號相同')
})

test('a repeated password is the same', () => {
  expect(checkRepeatedPassword('12345678', '12345679')).toBe('兩次輸入的密碼不一樣')
  expect(checkRepeatedPassword('12345678', '12345678')).toBeNull()
})
