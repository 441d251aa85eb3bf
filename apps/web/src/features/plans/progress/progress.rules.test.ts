import { type PlanProgress, progress as progressSchema } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { describe, expect, test } from 'vitest'
import {
  addItem,
  addWeek,
  copyLastWeek,
  emptyProgress,
  fitWeeks,
  insertWeek,
  joinStage,
  moveItem,
  removeWeek,
  setGoal,
  splitStage,
  stepItem,
  weeksOfStages,
} from './progress.rules.ts'

function ids() {
  let count = 0
  return () => {
    count += 1
    return `019f0000-0000-7000-8000-${String(count).padStart(12, '0')}`
  }
}

/** Weeks with these item texts, in one stage. */
function planOf(...weeks: string[][]): { progress: PlanProgress; newId: () => string } {
  const newId = ids()
  let progress = emptyProgress(newId, weeks.length)
  for (const [at, texts] of weeks.entries())
    for (const text of texts)
      progress = addItem(progress, progress.weeks[at]?.id ?? '', { id: newId(), text, lessons: 1 })
  return { progress, newId }
}
const textsOf = (progress: PlanProgress | null) =>
  progress?.weeks.map(({ items }) => items.map(({ text }) => text)) ?? null
const weekAt = ({ weeks }: PlanProgress, at: number) => weeks[at]?.id ?? ''
const itemOf = ({ weeks }: PlanProgress, text: string) =>
  weeks.flatMap(({ items }) => items).find((item) => item.text === text)?.id ?? ''
const seven = ['1', '2', '3', '4', '5', '6', '7']
const fits = (progress: PlanProgress | null) => expect(progressSchema.safeParse(progress).success).toBe(true)

test('a new plan has eighteen weeks of one stage', () => {
  const progress = emptyProgress(ids())
  expect(progress.weeks).toHaveLength(18)
  expect(weeksOfStages(progress).map(({ weeks }) => weeks.length)).toEqual([18])
  fits(progress)
})

describe('items', () => {
  test('are seven in a week, and an eighth changes nothing', () => {
    const { progress, newId } = planOf(seven)
    expect(addItem(progress, weekAt(progress, 0), { id: newId(), text: '8', lessons: 1 })).toEqual(progress)
  })

  test('move within a week, where the place is named as it is seen', () => {
    const { progress } = planOf(['a', 'b', 'c'])
    const weekId = weekAt(progress, 0)
    expect(textsOf(moveItem(progress, itemOf(progress, 'a'), { weekId, index: 3 }))).toEqual([['b', 'c', 'a']])
    expect(textsOf(moveItem(progress, itemOf(progress, 'c'), { weekId, index: 0 }))).toEqual([['c', 'a', 'b']])
    expect(moveItem(progress, itemOf(progress, 'b'), { weekId, index: 1 })).toBeNull()
    expect(moveItem(progress, itemOf(progress, 'b'), { weekId, index: 2 })).toBeNull()
  })

  test('move into another week, unless it is full', () => {
    const { progress } = planOf(['a'], [], seven)
    const a = itemOf(progress, 'a')
    expect(textsOf(moveItem(progress, a, { weekId: weekAt(progress, 1), index: 0 }))).toEqual([[], ['a'], seven])
    expect(moveItem(progress, a, { weekId: weekAt(progress, 2), index: 0 })).toBeNull()
  })

  test('step over the border of weeks and past full ones, and not beyond the last', () => {
    const { progress } = planOf(['a', 'b'], seven, [])
    expect(textsOf(stepItem(progress, itemOf(progress, 'a'), 1))).toEqual([['b', 'a'], seven, []])
    expect(textsOf(stepItem(progress, itemOf(progress, 'b'), -1))).toEqual([['b', 'a'], seven, []])
    expect(textsOf(stepItem(progress, itemOf(progress, 'b'), 1))).toEqual([['a'], seven, ['b']])
    expect(stepItem(progress, itemOf(progress, 'a'), -1)).toBeNull()
  })
})

describe('copying last week', () => {
  test('adds what it has as new items, as far as there is room', () => {
    const { progress, newId } = planOf(['a', 'b'], seven.slice(1))
    const copied = copyLastWeek(progress, weekAt(progress, 1), newId)
    expect(textsOf(copied)?.[1]).toEqual([...seven.slice(1), 'a'])
    fits(copied)
  })

  test('is nothing for the first week, after an empty one and in a full one', () => {
    const { progress, newId } = planOf(['a'], [], seven)
    expect(copyLastWeek(progress, weekAt(progress, 0), newId)).toBeNull()
    expect(copyLastWeek(progress, weekAt(progress, 2), newId)).toBeNull()
    const full = planOf(['a'], seven)
    expect(copyLastWeek(full.progress, weekAt(full.progress, 1), full.newId)).toBeNull()
  })
})

describe('weeks', () => {
  test('come a week later from an inserted one on, while they fit', () => {
    const { progress, newId } = planOf(['a'], ['b'])
    const later = insertWeek(progress, weekAt(progress, 1), 3, newId)
    expect(textsOf(later)).toEqual([['a'], [], ['b']])
    fits(later)
    expect(insertWeek(progress, weekAt(progress, 1), 2, newId)).toBeNull()
  })

  test('are twenty-six at most', () => {
    const newId = ids()
    const almost = emptyProgress(newId, planLimits.weeks - 1)
    const most = addWeek(almost, planLimits.weeks, newId)
    expect(most?.weeks).toHaveLength(26)
    expect(most && addWeek(most, planLimits.weeks, newId)).toBeNull()
  })

  test('begin with a stage where there were none', () => {
    const none = { stages: [], weeks: [] }
    fits(addWeek(none, 26, ids()))
  })

  test('go with their stage when it has no other', () => {
    const { progress, newId } = planOf(['a'], ['b'])
    const two = splitStage(progress, weekAt(progress, 1), newId)
    const one = removeWeek(two ?? progress, weekAt(progress, 1))
    expect(one.stages).toHaveLength(1)
    fits(one)
  })
})

describe('stages', () => {
  test('are split at a week and joined again with both goals', () => {
    const { progress, newId } = planOf(['a'], ['b'], ['c'])
    const [first] = progress.stages
    let split = splitStage(setGoal(progress, first?.id ?? '', '找題目'), weekAt(progress, 1), newId)
    expect(split?.stages.map(({ weekCount }) => weekCount)).toEqual([1, 2])
    fits(split)
    const second = split?.stages[1]?.id ?? ''
    split = split && setGoal(split, second, '做出來')
    const joined = split && joinStage(split, second)
    expect(joined?.stages.map(({ goal, weekCount }) => [goal, weekCount])).toEqual([['找題目\n做出來', 3]])
    fits(joined)
  })

  test('are not split where one begins, and the first is not joined', () => {
    const { progress, newId } = planOf(['a'], ['b'])
    expect(splitStage(progress, weekAt(progress, 0), newId)).toBeNull()
    expect(joinStage(progress, progress.stages[0]?.id ?? '')).toBeNull()
  })

  test('joined, keep the first goal where both are too long together', () => {
    const { progress, newId } = planOf(['a'], ['b'])
    const long = '長'.repeat(planLimits.stageGoal)
    let split = splitStage(setGoal(progress, progress.stages[0]?.id ?? '', long), weekAt(progress, 1), newId)
    const second = split?.stages[1]?.id ?? ''
    split = split && setGoal(split, second, '短')
    expect((split && joinStage(split, second))?.stages[0]?.goal).toBe(long)
  })
})

describe('when the days become fewer', () => {
  test('empty weeks at the end go, and come back with the days', () => {
    const { progress, newId } = planOf(['a'], [], [], [])
    const fewer = fitWeeks(progress, 2, 4, newId)
    expect(textsOf(fewer)).toEqual([['a'], []])
    fits(fewer)
    expect(textsOf(fitWeeks(fewer, 26, 4, newId))).toEqual([['a'], [], [], []])
  })

  test('filled ones stay', () => {
    const { progress, newId } = planOf(['a'], [], ['c'], [])
    expect(textsOf(fitWeeks(progress, 1, 4, newId))).toEqual([['a'], [], ['c']])
  })
})
