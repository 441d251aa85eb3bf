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
  expect(readPasted('80\t\n\n\t90')).toEqual([['80', ''], [''], ['', '90']])
})

test('a cell with line breaks, tabs or quotes stays one cell, so that the rows below it keep their place', () => {
  expect(readPasted('"補考\r\n「第二次」"\t80\r\n90\t"a\tb"\r\n')).toEqual([
    ['補考\n「第二次」', '80'],
    ['90', 'a\tb'],
  ])
  expect(readPasted('"他說\n""好"""\t7\n5" 管\t"沒關好\t8')).toEqual([
    ['他說\n"好"', '7'],
    ['5" 管', '"沒關好', '8'],
  ])
})
