import { expect, test } from 'vitest'
import { ownNumber } from './own-number.rules.ts'

test.each([
  ['圖 1　上游', 1],
  ['圖二：下游', 2],
  ['圖１２. 全班', 12],
  ['照片3', 3],
  ['Figure 4: The river', 4],
  ['fig. 5', 5],
])('%s counts for itself', (caption, number) => {
  expect(ownNumber(caption)).toBe(number)
})

test.each(['', '上游', '圖書館的一角', '圖示 1', '1 號取樣點', 'Figures of speech'])('%s does not', (caption) => {
  expect(ownNumber(caption)).toBeUndefined()
})
