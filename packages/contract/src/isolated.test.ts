import { expect, test } from 'vitest'
import { isolated } from './isolated.ts'

test.each(['林小雨', '科展成果 2026', 'Amy’s “notes”', 'café', '👩‍🚀', 'ㄅㄆㄇ', ''])(
  '%j turns nothing and is as it was',
  (words) => expect(isolated(words)).toBe(words),
)

test.each([
  ['\u202e反過來', '\u2068\u202e反過來\u2069'],
  ['a\u200fb', '\u2068a\u200fb\u2069'],
  ['שלום', '\u2068שלום\u2069'],
  ['مرحبا 2026', '\u2068مرحبا 2026\u2069'],
  ['水\u2069質', '\u2068水質\u2069'],
  ['水\u2067質', '\u2068水\u2067質\u2069\u2069'],
  ['\u2066甲\u2069\u2069乙\u2068', '\u2068\u2066甲\u2069乙\u2068\u2069\u2069'],
])('%j stands on its own', (words, apart) => {
  expect(isolated(words)).toBe(apart)
  // An outer sentence can isolate it again, and nothing gets out of it.
  expect(isolated(`〈${apart}〉`)).toBe(`\u2068〈${apart}〉\u2069`)
})
