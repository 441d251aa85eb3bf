import { describe, expect, test } from 'vitest'
import { contactOf, hasLink } from './contacts.rules.ts'

test('only a grown-up who is not close asks somebody under age first', () => {
  const pair = { isActorGrownUp: true, isOtherUnder18: true, isActorClose: false }
  expect(contactOf(pair)).toBe('ask')
  expect(contactOf({ ...pair, isActorClose: true })).toBe('free')
  expect(contactOf({ ...pair, isActorGrownUp: false })).toBe('free')
  expect(contactOf({ ...pair, isOtherUnder18: false })).toBe('free')
  expect(contactOf({ isActorGrownUp: false, isOtherUnder18: false, isActorClose: false })).toBe('free')
})

describe('links in a first message', () => {
  test.each([
    'https://example.com',
    '加我 line://ti/p',
    '看 www.example',
    'bit.ly/abc',
    'ＥＸＡＭＰＬＥ．ＣＯＭ',
    'a.com.tw',
  ])('%s is one', (text) => expect(hasLink(text)).toBe(true))
  test.each(['老師您好，我是家長。', '分數是 3.5', '八點...好', 'e.g. this'])('%s is none', (text) =>
    expect(hasLink(text)).toBe(false),
  )
})
