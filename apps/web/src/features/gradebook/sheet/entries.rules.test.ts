import { expect, test } from 'vitest'
import { readPasted, readTyped } from './entries.rules.ts'

const own = { maximum: 100, kind: 'own' } as const
const homework = { maximum: 50, kind: 'homework' } as const

test.each([
  ['84', { change: { score: 84, isExcused: false } }],
  ['８４．５', { change: { score: 84.5, isExcused: false } }],
  [' 0 ', { change: { score: 0, isExcused: false } }],
  ['100', { change: { score: 100, isExcused: false } }],
  ['100.5', { problem: 'too_large' }],
  ['84.125', { problem: 'too_fine' }],
  ['-1', { problem: 'not_a_number' }],
  ['1e2', { problem: 'not_a_number' }],
  ['甲', { problem: 'not_a_number' }],
  ['', { change: { score: null, isExcused: false } }],
  ['免計', { change: { isExcused: true } }],
  ['EX', { change: { isExcused: true } }],
])('%s in a column of 100', (typed, meant) => {
  expect(readTyped(typed, own)).toEqual(meant)
})

test('homework has whole points, as many as it has', () => {
  expect(readTyped('50', homework)).toEqual({ change: { score: 50, isExcused: false } })
  expect(readTyped('51', homework)).toEqual({ problem: 'too_large' })
  expect(readTyped('40.5', homework)).toEqual({ problem: 'not_whole' })
})

test('what is pasted has rows and cells, without the line that Excel ends it with', () => {
  expect(readPasted('80\t90\r\n\t"70"\r\n')).toEqual([
    ['80', '90'],
    ['', '70'],
  ])
  expect(readPasted('80')).toEqual([['80']])
})
