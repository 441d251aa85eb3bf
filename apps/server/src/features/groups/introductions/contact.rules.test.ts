import { expect, test } from 'vitest'
import { contactOf } from './contact.rules.ts'

test('only a grown-up who is not close asks somebody under age first', () => {
  const pair = { isActorGrownUp: true, isOtherUnder18: true, isActorClose: false }
  expect(contactOf(pair)).toBe('ask')
  expect(contactOf({ ...pair, isActorClose: true })).toBe('free')
  expect(contactOf({ ...pair, isActorGrownUp: false })).toBe('free')
  expect(contactOf({ ...pair, isOtherUnder18: false })).toBe('free')
  expect(contactOf({ isActorGrownUp: true, isOtherUnder18: false, isActorClose: false })).toBe('free')
})
