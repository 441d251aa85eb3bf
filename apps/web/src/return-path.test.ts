import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test('a path of ours is where a person comes back to', () => {
  expect(safeReturnPath('/user/profile?a=1')).toBe('/user/profile?a=1')
})

test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '', null])(
  '%s is not',
  (wanted) => {
    expect(safeReturnPath(wanted)).toBeNull()
  },
)

test('the log-in does not lead to itself', () => {
  expect(safeReturnPath('/login?returnTo=%2Flogin')).toBeNull()
  expect(safeReturnPath('/signup/method')).toBeNull()
})
