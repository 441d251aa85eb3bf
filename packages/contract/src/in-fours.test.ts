import { expect, test } from 'vitest'
import { inFours } from './in-fours.ts'

test.each([
  ['ABCD2345EFGH6789', 'ABCD 2345 EFGH 6789'],
  ['abcde', 'abcd e'],
  ['', ''],
])('%j is read as %j', (code, read) => expect(inFours(code)).toBe(read))
