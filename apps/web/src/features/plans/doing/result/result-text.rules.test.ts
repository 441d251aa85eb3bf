import type { PlanResult } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { describe, expect, it } from 'vitest'
import { evaluationsOf, fitResult, mergeResult, withEvaluation } from './result-text.rules.ts'

const base: PlanResult = { summary: '', difference: '', evaluations: [] }
const judged = (criterion: string, level: 1 | 5 | null, text = '') => ({ criterion, level, text })

describe('the criteria', () => {
  it('are those of the plan, and those that were judged and it has no longer', () => {
    const result = { ...base, evaluations: [judged('舊', 5), judged('空', null), judged('乙', 1)] }
    expect(evaluationsOf(['甲', '乙'], result)).toEqual([judged('甲', null), judged('乙', 1), judged('舊', 5)])
  })

  it('are kept once they are judged, each once', () => {
    const first = withEvaluation(base, judged('甲', 1))
    expect(withEvaluation({ ...base, evaluations: first }, judged('甲', 5))).toEqual([judged('甲', 5)])
    expect(withEvaluation({ ...base, evaluations: first }, judged('甲', null))).toEqual([])
  })
})

describe('a result that two change', () => {
  it('has the parts of both', () => {
    const mine = { ...base, summary: '做了 3 次訪談', evaluations: [judged('甲', 5)] }
    const theirs = { ...base, difference: '少了 1 週', evaluations: [judged('乙', 1)] }
    expect(mergeResult(base, mine, theirs)).toEqual({
      summary: '做了 3 次訪談',
      difference: '少了 1 週',
      evaluations: [judged('乙', 1), judged('甲', 5)],
    })
  })

  it('asks where both wrote the same part', () => {
    expect(mergeResult(base, { ...base, summary: '一' }, { ...base, summary: '二' })).toBeNull()
    const both = [judged('甲', 1), judged('甲', 5)].map((one) => ({ ...base, evaluations: [one] }))
    expect(mergeResult(base, both[0] ?? base, both[1] ?? base)).toBeNull()
  })

  it('takes a judgement back', () => {
    const before = { ...base, evaluations: [judged('甲', 5)] }
    expect(mergeResult(before, base, { ...before, summary: '好' })?.evaluations).toEqual([])
  })
})

it('texts of the most characters are saved, and one more waits', () => {
  const most = '字'.repeat(planLimits.resultSummary)
  expect(fitResult({ ...base, summary: most }, base).summary).toBe(most)
  expect(fitResult({ ...base, summary: `${most}字`, difference: '不同' }, base)).toEqual({
    ...base,
    difference: '不同',
  })
  const words = '字'.repeat(planLimits.evaluation)
  const evaluated = (text: string) => fitResult({ ...base, evaluations: [judged('甲', 1, text)] }, base).evaluations
  expect(evaluated(words)).toHaveLength(1)
  expect(evaluated(`${words}字`)).toEqual([])
})
