import { expect, test } from 'vitest'
import { titleLines } from './title-lines.rules.ts'

test.each([
  ['我的學習歷程：水的旅行', ['我的學習歷程：', '水的旅行']],
  ['河', ['河']],
  ['Where the river goes', ['Where the', 'river goes']],
  ['學習', ['學習']],
])('%s breaks into %j', (title, lines) => {
  expect(titleLines(title)).toEqual(lines)
})

test('no word is cut in two, nothing is lost, and no line begins with a mark', () => {
  const title = '從基隆河上游到下游，一整年的觀察與反思紀錄'
  const lines = titleLines(title)
  expect(lines.join('')).toBe(title)
  expect(lines).toHaveLength(2)
  for (const word of ['基隆河', '觀察', '反思', '紀錄']) expect(lines.some((line) => line.includes(word))).toBe(true)
  expect(lines[1]).not.toMatch(/^\p{P}/u)
})
