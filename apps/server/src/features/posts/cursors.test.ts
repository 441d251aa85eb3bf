import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { idKey } from '../../platform/paging/by-id.ts'
import { decodeCursor, encodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import { dateKey, ownKey } from './cursors.rules.ts'

const id = '01a1f6ae-9900-7002-9cf1-8867e154b94c'

test('a cursor is read as it was written', () => {
  const key = [true, '2026-11-01', id] as const
  expect(decodeCursor(encodeCursor(key), ownKey)).toEqual(key)
  expect(encodeCursor(key)).toMatch(/^[A-Za-z0-9_-]{1,200}$/)
})

describe('a forged cursor is refused', () => {
  test.each([
    ['that is no JSON', 'abc'],
    ['of another list', encodeCursor([true, '2026-11-01', id])],
    ['with SQL in it', encodeCursor(["' or 1=1 --"])],
    ['with too many keys', encodeCursor([id, id])],
    ['with a year that is none', encodeCursor(['0000-01-01', id]), dateKey],
    ['with NUL in it', encodeCursor(['\0', id]), z.tuple([z.string(), z.uuid()])],
    ['that is an object', Buffer.from('{"0":"x"}').toString('base64url')],
  ])('%s', (_what, cursor, form: z.ZodType = idKey) => {
    expect(() => decodeCursor(cursor, form)).toThrow('VALIDATION_FAILED')
  })
})

test('a page that is not full is the last', () => {
  const keyOf = (row: string) => [row]
  expect(pageOf([], 2, keyOf)).toEqual({ items: [], nextCursor: null })
  expect(pageOf(['a', 'b'], 2, keyOf)).toEqual({ items: ['a', 'b'], nextCursor: null })
  expect(pageOf(['a', 'b', 'c'], 2, keyOf)).toEqual({ items: ['a', 'b'], nextCursor: encodeCursor(['b']) })
})
