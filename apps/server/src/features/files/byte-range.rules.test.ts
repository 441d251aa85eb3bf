import { describe, expect, test } from 'vitest'
import { byteRange, isUnchanged } from './byte-range.rules.ts'

const etag = '"abc"'

describe('what a Range header asks of 100 bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=50-500', { start: 50, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=100-200', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['items=0-9', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s', (range, answer) => {
    expect(byteRange(range, undefined, etag, 100)).toEqual(answer)
  })

  test('a range is not taken from content that has changed', () => {
    expect(byteRange('bytes=0-9', '"old"', etag, 100)).toBe('whole')
    expect(byteRange('bytes=0-9', etag, etag, 100)).toEqual({ start: 0, end: 9 })
    expect(byteRange(undefined, undefined, etag, 100)).toBe('whole')
  })
})

test.each([
  [undefined, false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", "abc"', true],
  ['*', true],
  ['"x"', false],
])('If-None-Match %s: unchanged is %s', (header, unchanged) => {
  expect(isUnchanged(header, etag)).toBe(unchanged)
})
