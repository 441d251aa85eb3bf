import { expect, it } from 'vitest'
import { codeOf } from './confirmation-code.ts'

it.each([
  ['ABCD2345EFGH6789', 'ABCD2345EFGH6789'],
  [' abcd 2345-efgh 6789 ', 'ABCD2345EFGH6789'],
  ['https://learntrail.test/confirm/ABCD2345EFGH6789', 'ABCD2345EFGH6789'],
  ['ABCD2345EFGH678', undefined],
  ['ABCD2345EFGH678O', undefined],
  ['', undefined],
])('%j is the code %s', (typed, code) => expect(codeOf(typed)).toBe(code))
