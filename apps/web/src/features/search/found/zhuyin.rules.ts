/** Whether the keyword is unconverted Zhuyin, entirely or at its end. */
export function zhuyinIn(keyword: string): 'all' | 'end' | null {
  const typed = keyword.trim()
  if (/^[ㄅ-ㄩˊˇˋ˙\s]+$/u.test(typed)) return /[ㄅ-ㄩ]/u.test(typed) ? 'all' : null
  return /[ㄅ-ㄩ][ˊˇˋ˙]?$/u.test(typed) ? 'end' : null
}

/** Returns the keyword without the Zhuyin at its end. */
export const withoutZhuyin = (keyword: string): string => keyword.trim().replace(/[ㄅ-ㄩˊˇˋ˙]+$/u, '')
