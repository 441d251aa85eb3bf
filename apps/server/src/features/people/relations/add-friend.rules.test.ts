import { peopleLimits } from '@learntrail/contract/people/limits'
import { expect, test } from 'vitest'
import { addRefusal } from './add-friend.rules.ts'

const strangers = {
  isVisible: true,
  areFriends: false,
  hasAsked: false,
  isAsked: false,
  friends: 0,
  friendsOfOther: 0,
}
const full = peopleLimits.friends

test('a stranger can be asked, with one friend less than the limit on both sides', () => {
  expect(addRefusal(strangers, false)).toBeUndefined()
  expect(addRefusal({ ...strangers, friends: full - 1, friendsOfOther: full - 1 }, false)).toBeUndefined()
})

test('who asks whom at the same moment is not told to wait', () => {
  expect(addRefusal({ ...strangers, isAsked: true }, true)).toBeUndefined()
})

const everything = {
  isVisible: false,
  areFriends: true,
  hasAsked: true,
  isAsked: true,
  friends: full,
  friendsOfOther: full,
}

test.each([
  ['NOT_EXISTS', {}],
  ['HAS_BEEN_FRIEND', { isVisible: true }],
  ['ALREADY_INVITED', { isVisible: true, areFriends: false }],
  ['WAIT_TO_ACCEPT', { isVisible: true, areFriends: false, hasAsked: false }],
  ['FRIEND_EXCEED_LIMIT', { isVisible: true, areFriends: false, hasAsked: false, isAsked: false }],
  ['OTHER_EXCEED_LIMIT', { isVisible: true, areFriends: false, hasAsked: false, isAsked: false, friends: full - 1 }],
])('%s comes before all that follows', (result, change) => {
  expect(addRefusal({ ...everything, ...change }, false)).toBe(result)
})
