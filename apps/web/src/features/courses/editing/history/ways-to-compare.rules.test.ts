import { expect, test } from 'vitest'
import { comparedWith, waysToCompare } from './ways-to-compare.rules.ts'

const at = '2026-11-29T08:00:00.000Z'
const stretch = (from: number, to: number) => ({
  person: null,
  isBeginning: from === 1,
  from,
  to,
  startedAt: at,
  endedAt: at,
})
const all = [stretch(9, 12), stretch(6, 8), stretch(2, 5), stretch(1, 1)] as const

test('a version is compared with now, with what was before and with others', () => {
  expect(waysToCompare(all[1], all)).toEqual(['now', 'before', '1'])
  expect(waysToCompare(all[0], all)).toEqual(['before', '5', '1'])
  expect(waysToCompare(all[3], all)).toEqual(['now', '8', '5'])
  expect(waysToCompare(all[3], [all[3]])).toEqual([])
})

test('each way names a version', () => {
  expect(['none', 'now', 'before', '1'].map((way) => comparedWith(way, all[1], all))).toEqual([null, 12, 5, 1])
})
