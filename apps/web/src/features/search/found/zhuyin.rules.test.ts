import { expect, test } from 'vitest'
import { withoutZhuyin, zhuyinIn } from './zhuyin.rules.ts'

test.each([
  ['ㄒㄧㄠˇㄩˇ', 'all'],
  ['ㄕㄨㄟ', 'all'],
  [' ㄈㄟ ㄐㄧ ', 'all'],
  ['水質ㄐㄧ', 'end'],
  ['林小ㄩˇ', 'end'],
  ['小雨', null],
  ['ㄚ嬤的店', null],
  ['ˇ', null],
  ['xiaoyu', null],
  ['', null],
])('%j is Zhuyin: %s', (typed, where) => expect(zhuyinIn(typed)).toBe(where))

test('what stands before it is looked for meanwhile', () => expect(withoutZhuyin('林小ㄩˇ ')).toBe('林小'))
