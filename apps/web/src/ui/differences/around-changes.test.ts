import { expect, test } from 'vitest'
import { aroundChanges } from './around-changes.ts'
import { diffTexts } from './text-diff.ts'

const read = (before: string, after: string) => aroundChanges(diffTexts(before, after)).map(({ text }) => text)

test('what both texts have is cut short far from a change', () => {
  const start = '一'.repeat(500)
  const middle = '二'.repeat(500)
  const end = '三'.repeat(500)
  expect(read(`${start}甲${middle}丙${end}`, `${start}乙${middle}丁${end}`)).toEqual([
    ` … ${'一'.repeat(60)}`,
    '甲',
    '乙',
    `${'二'.repeat(60)} … ${'二'.repeat(60)}`,
    '丙',
    '丁',
    `${'三'.repeat(60)} … `,
  ])
})

test('short texts and every change stay whole', () => {
  const added = '新'.repeat(500)
  expect(read('上游比較清', `上游比較清${added}`)).toEqual(['上游比較清', added])
})

test('a character of two parts is not divided', () => {
  const faces = '🙂'.repeat(200)
  expect(read(`${faces}甲`, `${faces}乙`)[0]).toBe(` … ${'🙂'.repeat(60)}`)
})
