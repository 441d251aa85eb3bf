import { describe, expect, test } from 'vitest'
import { fieldRules } from '../testing/field-rules.ts'
import { profileLimits } from './limits.ts'
import { displayName, fullName, guardianName, mobilePhone, profile } from './users.ts'

const of = (length: number) => '林'.repeat(length)

describe('names', () => {
  test.each([
    ['displayName', displayName, profileLimits.displayName],
    ['fullName', fullName, profileLimits.fullName],
    ['guardianName', guardianName, profileLimits.guardianName],
  ] as const)('%s has its bounds, both included', (_, schema, { min, max }) => {
    expect([fieldRules(schema, of(min)), fieldRules(schema, of(max))]).toEqual([[], []])
    expect([fieldRules(schema, of(min - 1)), fieldRules(schema, of(max + 1))]).toEqual([['too_short'], ['too_long']])
  })

  test.each(['學跡小幫手', 'Learntrail', 'LEARNTRAIL 官方', 'ｌｅａｒｎｔｒａｉｌ', 'learn trail', '學 跡'])(
    'a nickname may not contain the product’s name: %s',
    (name) => {
      expect(fieldRules(displayName, name)).toEqual(['product_name'])
    },
  )

  test.each(['學習足跡', 'Learner', 'trail'])('but a word like it is fine: %s', (name) => {
    expect(fieldRules(displayName, name)).toEqual([])
  })
})

test.each([
  ['0912345678', []],
  ['091234567', ['invalid_mobile']],
  ['09123456789', ['invalid_mobile']],
  ['0812345678', ['invalid_mobile']],
  ['+886912345678', ['invalid_mobile']],
])('a mobile number has ten digits and begins with 09: %s', (value, rules) => {
  expect(fieldRules(mobilePhone, value)).toEqual(rules)
})

test('a status message has up to 150 characters', () => {
  const { statusMessage } = profile.shape
  expect(fieldRules(statusMessage, of(profileLimits.statusMessage))).toEqual([])
  expect(fieldRules(statusMessage, of(profileLimits.statusMessage + 1))).toEqual(['too_long'])
})

test.each([
  ['https://example.test/林小雨', true],
  ['http://example.test', true],
  ['javascript:alert(1)', false],
  ['ftp://example.test', false],
  ['example', false],
])('a social link is a web address: %s', (link, isTaken) => {
  expect(profile.shape.socialLinks.safeParse([link]).success).toBe(isTaken)
})
