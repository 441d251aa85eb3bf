import { expect, it } from 'vitest'
import { codeOf, spacedCode } from './confirmation-code.ts'

it.each([
  ['ABCD2345EFGH6789', 'ABCD2345EFGH6789'],
  [' abcd 2345-efgh 6789 ', 'ABCD2345EFGH6789'],
  ['https://learntrail.test/confirm/ABCD2345EFGH6789', 'ABCD2345EFGH6789'],
  ['ABCD2345EFGH678', undefined],
  ['ABCD2345EFGH678O', undefined],
  ['', undefined],
])('%j is the code %s', (typed, code) => expect(codeOf(typed)).toBe(code))

it('a code is shown in fours', () => expect(spacedCode('ABCD2345EFGH6789')).toBe('ABCD 2345 EFGH 6789'))
