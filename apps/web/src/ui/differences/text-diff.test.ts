import { expect, test } from 'vitest'
import { diffRows, diffTexts } from './text-diff.ts'

const read = (before: string, after: string) =>
  diffTexts(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('')

test('Han by characters, Latin by words', () => {
  expect(read('上游比較清', '下游比較清')).toBe('[-上][+下]游比較清')
  expect(read('use the pH meter', 'use a pH meter')).toBe('use [-the][+a] pH meter')
})
test('single characters that two sentences share do not break them up', () => {
  expect(read('寫：在另一個視窗加上的一句話。', '寫：這裡寫的結尾不一樣，還多了一句。')).toBe(
    '寫：[-在另一個視窗加上的一句話][+這裡寫的結尾不一樣，還多了一句]。',
  )
  expect(read('上游和中游都比較清', '下游和中游都比較濁')).toBe('[-上][+下]游和中游都比較[-清][+濁]')
})
test('lines that came and went', () => {
  expect(read('一\n二\n三', '一\n三')).toBe('一\n[-二\n]三')
  expect(read('一\n三', '一\n二\n三')).toBe('一\n[+二\n]三')
})
test('the same, from nothing and to nothing', () => {
  expect(read('一樣', '一樣')).toBe('一樣')
  expect(read('', '新的')).toBe('[+新的]')
  expect(read('舊的', '')).toBe('[-舊的]')
  expect(diffTexts('', '')).toEqual([])
})
test('both texts can be read from it, whatever they are', () => {
  const [before, after] = ['甲\n乙丙\n\n丁 abc', '乙\n乙丙丁\n戊 abd\n']
  const parts = diffTexts(before, after)
  const without = (kind: string) =>
    parts
      .filter((part) => part.kind !== kind)
      .map((part) => part.text)
      .join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})
test('a long text that was written anew is not compared to its end', () => {
  const started = performance.now()
  const parts = diffTexts('天'.repeat(15_000), '地'.repeat(15_000))
  expect(parts.map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(performance.now() - started).toBeLessThan(1_000)
})

test('line by line, with what stands in the place of a line', () => {
  expect(diffRows('一\n二月\n三\n五', '一\n二日\n三\n四\n五')).toEqual([
    { kind: 'same', text: '一' },
    {
      kind: 'changed',
      parts: [
        { kind: 'same', text: '二' },
        { kind: 'removed', text: '月' },
        { kind: 'added', text: '日' },
      ],
    },
    { kind: 'same', text: '三' },
    { kind: 'changed', parts: [{ kind: 'added', text: '四' }] },
    { kind: 'same', text: '五' },
  ])
  expect(diffRows('', '新的')).toEqual([{ kind: 'changed', parts: [{ kind: 'added', text: '新的' }] }])
  expect(diffRows('一樣', '一樣')).toEqual([{ kind: 'same', text: '一樣' }])
})
