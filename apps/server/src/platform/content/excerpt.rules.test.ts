import { expect, test } from 'vitest'
import { excerptLinesOf, excerptOf } from './excerpt.rules.ts'

test('an excerpt is one line of at most 120 characters', () => {
  expect(excerptOf(' 一\n二  三 ')).toBe('一 二 三')
  expect([...excerptOf('字'.repeat(120))]).toHaveLength(120)
  expect([...excerptOf('字'.repeat(121))]).toHaveLength(120)
  expect(excerptOf('字'.repeat(121)).endsWith('…')).toBe(true)
})

test('an excerpt of lines keeps them apart, without those that say nothing', () => {
  expect(excerptLinesOf('這週要做的事\n\n 星期五放學前交 \r\n有困難  先說\n')).toBe(
    '這週要做的事\n星期五放學前交\n有困難 先說',
  )
  expect(excerptLinesOf(' \n ')).toBe('')
  expect([...excerptLinesOf(`${'字'.repeat(60)}\n${'字'.repeat(59)}`)]).toHaveLength(120)
  expect(excerptLinesOf(`${'字'.repeat(60)}\n${'字'.repeat(60)}`)).toBe(`${'字'.repeat(60)}\n${'字'.repeat(58)}…`)
})
