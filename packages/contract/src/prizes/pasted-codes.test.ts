import { expect, test } from 'vitest'
import { prizeLimits } from './limits.ts'
import { readPastedCodes } from './pasted-codes.ts'

test('codes are read from lines, however they end, and from the first column of a table', () => {
  expect(readPastedCodes('\uFEFFAAAA-1\r\n\n  BBBB-2  \rCCCC-3,100\nDDDD-4\t咖啡\n"EE,""5",x\n').codes).toEqual([
    'AAAA-1',
    'BBBB-2',
    'CCCC-3',
    'DDDD-4',
    'EE,"5',
  ])
})

test('a code that stands twice is taken once, and its line is named', () => {
  expect(readPastedCodes('AAAA\nBBBB\n\nAAAA\naaaa\nBBBB')).toEqual({
    codes: ['AAAA', 'BBBB', 'aaaa'],
    repeated: [4, 6],
    unfit: [],
    isTooMany: false,
  })
})

test('codes at the limits are taken, and one character past them is named', () => {
  const { min, max } = prizeLimits.code
  const pasted = [min, max, min - 1, max + 1].map((length) => 'x'.repeat(length)).join('\n')
  expect(readPastedCodes(pasted)).toMatchObject({ codes: ['x'.repeat(min), 'x'.repeat(max)], unfit: [3, 4] })
})

test('as many as are taken at a time are fine, and one more is too many', () => {
  const codes = (count: number) => Array.from({ length: count }, (_, index) => `code-${index}`).join('\n')
  expect(readPastedCodes(codes(prizeLimits.codesAtOnce)).isTooMany).toBe(false)
  expect(readPastedCodes(codes(prizeLimits.codesAtOnce + 1)).isTooMany).toBe(true)
})

test('nothing pasted is no code', () => {
  expect(readPastedCodes(' \n\r\n')).toEqual({ codes: [], repeated: [], unfit: [], isTooMany: false })
})
