import { expect, test } from 'vitest'
import { utf8Length } from './characters.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 2],
  ['河', 3],
  ['😀', 4],
  ['台語 bûn', 11],
  ['\u07ff\u0800\uffff', 8],
  ['\ud800', 3],
])('%j has so many bytes in UTF-8: %d', (text, bytes) => expect(utf8Length(text)).toBe(bytes))
