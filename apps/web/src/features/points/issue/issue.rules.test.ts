import { pointLimits } from '@learntrail/contract/points/limits'
import { expect, it } from 'vitest'
import { findPasted, sumOf, withReason } from './issue.rules.ts'

const person = (id: string) => ({ id, displayName: id, avatar: null, isDeleted: false })
const holder = (id: string, memberNumber: string) => ({
  person: person(id),
  memberNumber,
  balance: 0,
  received: 0,
  canReceive: true,
})
const holders = [holder('小明', '1'), holder('阿海', '7'), holder('小晴', '7'), holder('月亮', '12')]
const numbers: Record<string, string> = { 小明: 'S101', 阿海: 'S102', 月亮: '1' }
const studentNumberOf = (id: string) => numbers[id] ?? ''

it('finds people by their student numbers, however they are written, and by their seats', () => {
  expect(findPasted('s101\nＳ１０２、 12', holders, studentNumberOf)).toEqual({
    found: ['小明', '阿海', '月亮'],
    unknown: [],
  })
})

it('takes a student number before a seat, and guesses nothing where two have the seat', () => {
  expect(findPasted('1 07 S999', holders, studentNumberOf)).toEqual({ found: ['月亮'], unknown: ['07', 'S999'] })
})

it('counts nobody twice', () => {
  expect(findPasted('S101 01 S101', [holder('小明', '1')], studentNumberOf).found).toEqual(['小明'])
})

it('says what is given and what remains, once it can be given', () => {
  const { min, max } = pointLimits.issue
  expect(sumOf({ people: 30, points: '2', remaining: 100, limits: pointLimits.issue })).toEqual({ total: 60, left: 40 })
  expect(sumOf({ people: 30, points: '4', remaining: 100, limits: pointLimits.issue })).toEqual({
    total: 120,
    left: -20,
  })
  expect(sumOf({ people: 1, points: String(max), remaining: 100, limits: pointLimits.issue })?.total).toBe(max)
  for (const points of ['', '1.5', String(min - 1), String(max + 1)])
    expect(sumOf({ people: 30, points, remaining: 100, limits: pointLimits.issue })).toBeNull()
  expect(sumOf({ people: 0, points: '2', remaining: 100, limits: pointLimits.issue })).toBeNull()
})

it('has the newest reason first, each once, and few of them', () => {
  expect(withReason(['一', '二', '三', '四'], '三')).toEqual(['三', '一', '二', '四'])
  expect(withReason(['一', '二', '三', '四'], '五')).toEqual(['五', '一', '二', '三'])
})
