import { contentLimits } from '@learntrail/contract/content/limits'
import { expect, test } from 'vitest'
import { paragraph } from '../posts/posts.fixture.ts'
import {
  canonicalJson,
  checkPublishAt,
  holdsUntil,
  judgeArrival,
  receiptNumber,
  recordContent,
  sealOf,
} from './homework.rules.ts'

const deadline = new Date('2026-11-23T09:00:00Z')
const at = (minutes: number) => new Date(deadline.getTime() + minutes * 60_000)
const base = { deadline, begunAt: null, state: 'draft', wasLate: false, allowsUpdateAfterDeadline: false } as const
const inTime = { isLate: false, countsFrom: null }
const late = { isLate: true, countsFrom: null }

test.each([
  ['at the deadline', { ...base, now: at(0) }, inTime],
  ['a moment after it, for the first time', { ...base, now: at(0.001) }, late],
  [
    'begun before it, within its half hour',
    { ...base, now: at(20), begunAt: at(-10) },
    { isLate: false, countsFrom: at(-10) },
  ],
  ['begun before it, a moment after its half hour', { ...base, now: at(20.001), begunAt: at(-10) }, late],
  ['begun after it', { ...base, now: at(20), begunAt: at(1) }, late],
  ['again after it', { ...base, now: at(1), state: 'handed_in' }, 'closed'],
  [
    'again after it, begun before',
    { ...base, now: at(1), state: 'handed_in', begunAt: at(-1) },
    { isLate: false, countsFrom: at(-1) },
  ],
  ['late again', { ...base, now: at(1), state: 'late', wasLate: true }, 'closed'],
  [
    'again after it, where that is allowed',
    { ...base, now: at(1), state: 'handed_in', allowsUpdateAfterDeadline: true },
    late,
  ],
  ['returned, and in time before', { ...base, now: at(999), state: 'returned' }, inTime],
  ['returned, and late before', { ...base, now: at(999), state: 'returned', wasLate: true }, late],
  ['without a deadline', { ...base, deadline: null, now: at(999), state: 'handed_in' }, inTime],
] as const)('work that arrives %s', (_, coming, expected) => {
  expect(judgeArrival(coming)).toEqual(expected)
})

test('what is begun holds for half an hour', () => {
  expect(holdsUntil(at(0))).toEqual(at(30))
})

test.each([
  [5, null, 'too_soon'],
  [5.001, null, undefined],
  [365 * 24 * 60, null, undefined],
  [365 * 24 * 60 + 0.001, null, 'too_late'],
  [60, at(60), 'too_late'],
  [60, at(60.999), 'too_late'],
  [60, at(61), undefined],
])('a question appears in %d minutes, due %s: %s', (minutes, due, rule) => {
  const check = () => checkPublishAt(at(minutes), due, deadline)
  if (rule === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(expect.objectContaining({ details: { fields: [{ path: 'publishAt', rule }] } }))
})

test('the canonical form does not depend on the order of names', () => {
  expect(canonicalJson({ b: [1, { d: null, c: '「a」' }], a: true, x: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"「a」","d":null}]}',
  )
})

test('the seal is that of text and files, whatever changes of one of them', () => {
  const file = { sha256: 'ab', name: '報告.pdf', bytes: 3 }
  const work = { content: { type: 'doc', content: [] }, text: '河', files: [file] }
  const seal = sealOf(work)
  expect(seal).toMatch(/^[0-9a-f]{64}$/)
  expect(sealOf({ ...work, files: [{ bytes: 3, name: '報告.pdf', sha256: 'ab' }] })).toBe(seal)
  for (const other of [
    { ...work, text: '川' },
    { ...work, content: { type: 'doc', content: [{ type: 'paragraph' }] } },
    { ...work, files: [] },
    { ...work, files: [{ ...file, sha256: 'ac' }] },
    { ...work, files: [{ ...file, name: '報告2.pdf' }] },
    { ...work, files: [{ ...file, bytes: 4 }] },
  ])
    expect(sealOf(other)).not.toBe(seal)
})

test('a receipt is named by its day and by chance', () => {
  expect(receiptNumber('2026-11-23', Uint8Array.from([0, 31, 32, 10, 17, 18, 255, 9]))).toBe('20261123-0Z0AHJZ9')
})

test('a record of homework quotes what was asked, where there is the room for both', () => {
  const quote = {
    type: 'blockquote',
    content: [...paragraph('選一條河。').content, ...paragraph('寫下變化。').content],
  }
  const room = contentLimits.characters - [...'選一條河。\n寫下變化。\n'].length
  const fits = paragraph('水'.repeat(room))
  expect(recordContent('選一條河。\n\n寫下變化。', fits)).toEqual({ type: 'doc', content: [quote, ...fits.content] })
  const full = paragraph('水'.repeat(room + 1))
  expect(recordContent('選一條河。\n\n寫下變化。', full)).toEqual(full)
  expect(recordContent(' ', fits)).toEqual(fits)
})
