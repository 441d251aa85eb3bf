import { describe, expect, test } from 'vitest'
import { marksIn } from './marks.ts'
import { soundsOf } from './sounds.ts'

const fits = (typed: string, text: string) => {
  const sounds = soundsOf(typed)
  return sounds !== undefined && new RegExp(sounds.folded, 'u').test(text)
}

describe('what is typed in Zhuyin', () => {
  test.each([
    ['with its tones', 'ㄒㄧㄠˇㄩˇ', '小雨'],
    ['without', 'ㄒㄧㄠㄩ', '小雨'],
    ['with its last tone left out', 'ㄒㄧㄠˇㄩ', '小雨'],
    ['with blanks for the first tone', 'ㄈㄟ ㄐㄧ ', '飛機'],
    ['with its last sound begun', 'ㄒㄧㄠˇㄒ', '小心'],
    ['as Taiwan reads it', 'ㄕㄨㄟˇㄓˊ', '水質'],
    ['with a neutral tone', 'ㄇㄚ˙', '嗎'],
    ['of three syllables', 'ㄌㄧㄣˊㄒㄧㄠˇㄩˇ', '林小雨'],
    ['of a name', 'ㄔㄣˊㄧㄡˋㄒㄧㄤˊ', '陳宥翔'],
  ])('%s is what it may mean', (_, typed, text) => expect(fits(typed, text)).toBe(true))

  test.each([
    ['another tone', 'ㄒㄧㄠˋㄩˇ', '小雨'],
    ['another sound', 'ㄉㄚˋㄩˇ', '小雨'],
  ])('is nothing of %s', (_, typed, text) => expect(fits(typed, text)).toBe(false))

  test.each([
    ['小雨'],
    ['水質ㄐㄧ'],
    ['ㄅㄆ'],
    ['ㄅㄆㄇㄈ'],
    [''],
    ['ˇ'],
    ['ㄎㄎ'],
    ['ㄒㄧㄠˇㄩˇ'.repeat(5)],
    ['xiaoyu'],
  ])('and %j is not looked for by its sound', (typed) => expect(soundsOf(typed)).toBeUndefined())

  test('asks for no more pairs than the index is gone into at once, the commonest first', () => {
    const sounds = soundsOf('ㄧㄧㄕㄐㄧ')
    expect(sounds?.tokens).toHaveLength(3)
    for (const pairs of sounds?.tokens ?? []) {
      expect(pairs.length).toBeLessThanOrEqual(1_200)
      expect(pairs.length).toBeGreaterThan(600)
    }
    expect(soundsOf('ㄕㄐㄧㄢ')?.tokens[0]).toContain('時間')
    expect(soundsOf('ㄕㄨㄟˇㄓˊ')?.query).toMatch(/^\('水.' \| .*'水質'.*\)$/)
    expect(soundsOf('ㄩˇ')?.query).toContain("'雨':*")
  })

  test('is marked where it stands, however that is written', () => {
    expect(marksIn('基隆河的水質檢測', 'ㄕㄨㄟˇㄓˊ')).toEqual([[4, 6]])
    expect(marksIn('水质', 'ㄕㄨㄟˇㄓˊ')).toEqual([[0, 2]])
    expect(new RegExp(soundsOf('ㄕㄨㄟˇㄓˊ')?.written ?? '', 'u').test('水质')).toBe(true)
  })
})
