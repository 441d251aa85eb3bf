import { describe, expect, test } from 'vitest'
import { tagLimits } from '../tags/limits.ts'
import { fieldRules } from '../testing/field-rules.ts'
import { profileLimits } from './limits.ts'
import { subjects } from './subjects.ts'
import { changeCurrentUser, displayName, fullName, guardianName, mobilePhone, profile } from './users.ts'

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

const own = (change: object) => [{ title: '座右銘', content: '每天一點', isActive: true, ...change }]
const link = (length: number) => 'https://example.test/'.padEnd(length, 'a')
const many = <Item>(item: Item, count: number) => Array.from({ length: count }, () => item)
const { customFieldList, socialLinks } = profileLimits

test.each([
  ['statusMessage', profileLimits.statusMessage, of, 'too_long'],
  ['introduction', profileLimits.introduction, of, 'too_long'],
  ['traitTags', tagLimits.customTag, (length: number) => [of(length)], 'too_long'],
  ['traitTags', profileLimits.traitTags.count, (count: number) => many('細心', count), 'too_many'],
  ['experiences', profileLimits.experiences.length, (length: number) => [of(length)], 'too_long'],
  ['experiences', profileLimits.experiences.count, (count: number) => many('科展', count), 'too_many'],
  ['personalExpertises', profileLimits.personalExpertises.length, (length: number) => [of(length)], 'too_long'],
  ['personalExpertises', profileLimits.personalExpertises.count, (count: number) => many('攝影', count), 'too_many'],
  ['taughtSubjects', profileLimits.taughtSubjects.length, (length: number) => [of(length)], 'too_long'],
  [
    'taughtSubjects',
    profileLimits.taughtSubjects.count,
    (count: number) => Array.from({ length: count }, (_, place) => `選修 ${place}`),
    'too_many',
  ],
  ['socialLinks', socialLinks.length, (length: number) => [link(length)], 'too_long'],
  ['socialLinks', socialLinks.count, (count: number) => many(link(30), count), 'too_many'],
  ['customFieldList', customFieldList.title, (length: number) => own({ title: of(length) }), 'too_long'],
  ['customFieldList', customFieldList.content, (length: number) => own({ content: of(length) }), 'too_long'],
  ['customFieldList', customFieldList.count, (count: number) => many(own({})[0], count), 'too_many'],
  ['birthYear', profileLimits.birthYear.last, (year: number) => year, 'invalid'],
  ['constellation', 11, (sign: number) => sign, 'invalid'],
] as const)('%s holds up to %i, and not one more', (field, limit, made, rule) => {
  const schema = profile.shape[field]
  expect(fieldRules(schema, made(limit))).toEqual([])
  expect(fieldRules(schema, made(limit + 1))).toEqual([rule])
})

test('a subject is said once, and every one of the list has room', () => {
  expect(fieldRules(profile.shape.taughtSubjects, ['physics', 'physics'])).toEqual(['duplicate'])
  for (const subject of subjects) expect(fieldRules(profile.shape.taughtSubjects, [subject])).toEqual([])
})

test('a trait is a word without marks, as every tag is', () => {
  expect(fieldRules(profile.shape.traitTags, ['細心/耐心'])).toEqual(['unsafe'])
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

test.each([
  ['https://xn--fiq228c.xn--kpry57d/a', 'https://xn--fiq228c.xn--kpry57d/a'],
  [' https://example.test/\u0000a\u000b', 'https://example.test/a'],
  ['https://example.test/學習', 'https://example.test/學習'],
])('a link is kept as it was meant: %j', (typed, kept) => {
  expect(profile.shape.socialLinks.parse([typed])).toEqual([kept])
})

test.each(['javascript:alert(1)', 'example.test', 'https://'])('and what is none is refused: %s', (typed) => {
  expect(fieldRules(profile.shape.socialLinks, [typed])).toEqual(['invalid'])
})

test('a number that is no mobile phone’s stays as it was typed, in half width', () => {
  const { phone } = changeCurrentUser.body.shape.contact.unwrap().shape
  expect(phone.parse('（０２）２３４５-６７８９ 分機 12')).toBe('(02)2345-6789 分機 12')
  expect(phone.parse('０９１２－３４５－６７８')).toBe('0912345678')
  expect(fieldRules(phone, '1'.repeat(profileLimits.phone))).toEqual([])
  expect(fieldRules(phone, '1'.repeat(profileLimits.phone + 1))).toEqual(['too_long'])
})
