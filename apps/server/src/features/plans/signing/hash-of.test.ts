import { emptyPlan, type PlanContent } from '@learntrail/contract/plans/content'
import { expect, test } from 'vitest'
import { codeOf, hashOf, hexOf } from './hash-of.rules.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const plan: PlanContent = { ...emptyPlan, projectName: '基隆河的溶氧', criteria: ['一', '二'] }
const hex = (content: PlanContent, of = id) => hexOf(hashOf(of, content))

test('the same words have the same hash, in whichever order their parts come', () => {
  const turned = Object.fromEntries(Object.entries(plan).toReversed()) as PlanContent
  expect(hex(turned)).toBe(hex(plan))
  expect(hex(plan)).toMatch(/^[0-9a-f]{64}$/)
  expect(codeOf(hashOf(id, plan))).toBe(hex(plan).slice(0, 8))
})

test('another word, another order of what is ordered, and another plan have another', () => {
  const others = [
    hex({ ...plan, projectName: '基隆河的魚' }),
    hex({ ...plan, criteria: ['二', '一'] }),
    hex({ ...plan, startedAt: '2026-09-01' }),
    hex(plan, '0198c0de-0000-7000-8000-000000000002'),
  ]
  expect(new Set([...others, hex(plan)]).size).toBe(5)
})

test('which lines are printed is nothing that anybody signs', () => {
  const printed = { isStudentSign: false, isTeacherSign: false, isParentsSign: false, customSign: ['教務主任'] }
  expect(hex({ ...plan, ...printed })).toBe(hex(plan))
})
