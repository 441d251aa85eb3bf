import { askedParts } from '@learntrail/contract/prizes/asked'
import { detailsGiven } from '@learntrail/contract/prizes/details'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { signatureLimits } from '@learntrail/contract/signature/limits'
import { expect, test } from 'vitest'
import { detailsOf, type Given, placeOf, wrongIn } from './given.rules.ts'

const given = (change: Partial<Given> = {}): Given => ({
  recipient: '林小雨',
  address: '台北市信義區市府路 1 號',
  phone: '0912-345-678',
  signature: { way: 'typed', lines: [], typed: '林小雨' },
  guardian: { id: 'other', email: 'mother@example.test' },
  idImages: { front: '/9j/AAAA', back: '/9j/AAAA' },
  ...change,
})

test('a form that is right here is right for the server', () => {
  expect(wrongIn(given(), askedParts)).toEqual({})
  expect(detailsGiven.safeParse(detailsOf(given(), askedParts)).success).toBe(true)
})

test('what is not asked is not sent', () => {
  expect(detailsOf(given(), ['phone'])).toEqual({ phone: '0912-345-678' })
  expect(detailsOf(given(), [])).toEqual({})
})

const { recipient, address, phone } = prizeLimits
test.each([
  ['recipient', recipient.min, 'recipient', '雨'],
  ['recipient', recipient.max, 'recipient', '雨'],
  ['address', address.min, 'address', '市'],
  ['address', address.max, 'address', '市'],
  ['phone', phone.min, 'phone', '1'],
  ['phone', phone.max, 'phone', '1'],
] as const)('%s is taken at %i and refused one past it, as by the server', (_, bound, part, letter) => {
  const isLeast = bound === prizeLimits[part].min
  const at = given({ [part]: letter.repeat(bound) })
  const past = given({ [part]: letter.repeat(bound + (isLeast ? -1 : 1)) })
  for (const [form, isRight] of [
    [at, true],
    [past, false],
  ] as const) {
    expect(Object.keys(wrongIn(form, [part]))).toEqual(isRight ? [] : [part])
    expect(detailsGiven.safeParse(detailsOf(form, [part])).success).toBe(isRight)
  }
})

test('a typed signature has its bounds', () => {
  const typed = (length: number) => given({ signature: { way: 'typed', lines: [], typed: '雨'.repeat(length) } })
  expect(wrongIn(typed(signatureLimits.max), ['signature'])).toEqual({})
  expect(wrongIn(typed(signatureLimits.max + 1), ['signature'])).toHaveProperty('signature')
  expect(wrongIn(typed(signatureLimits.min - 1), ['signature'])).toHaveProperty('signature')
})

test.each(['02-2345-6789 #12', '＋886 912 345 678', '(02) 2345 6789'])('%s is a phone on both sides', (typed) => {
  expect(wrongIn(given({ phone: typed }), ['phone'])).toEqual({})
  expect(detailsGiven.shape.phone.safeParse(typed).success).toBe(true)
})

test.each(['打給媽媽', '------', ''])('“%s” is no phone on either side', (typed) => {
  expect(wrongIn(given({ phone: typed }), ['phone'])).toHaveProperty('phone')
  expect(detailsGiven.shape.phone.safeParse(typed).success).toBe(false)
})

test('what is missing is said in the order of the form', () => {
  const empty = given({
    recipient: '',
    address: '',
    phone: '',
    signature: { way: 'drawn', lines: [], typed: '' },
    guardian: { id: null, email: '' },
    idImages: { front: null, back: null },
  })
  expect(Object.keys(wrongIn(empty, askedParts))).toEqual([
    'recipient',
    'address',
    'phone',
    'signature',
    'guardian',
    'front',
    'back',
  ])
})

test('places of the wire are places of the form', () => {
  expect(placeOf('details.recipient')).toBe('recipient')
  expect(placeOf('details.guardian.email')).toBe('guardian')
  expect(placeOf('details.signature.lines.0')).toBe('signature')
  expect(placeOf('details.idImages.back')).toBe('back')
  expect(placeOf('prizeId')).toBeNull()
})
