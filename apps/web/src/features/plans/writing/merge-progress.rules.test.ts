import type { PlanProgress } from '@learntrail/contract/plans/content'
import { planLimits } from '@learntrail/contract/plans/limits'
import { describe, expect, it } from 'vitest'
import { mergeProgress } from './merge-progress.rules.ts'

type Weeks = Record<string, string[]>

/** Weeks by id with their items, whose text is also their id; `id=words` gives other words. */
function plan(weeks: Weeks, stages: Record<string, number> = { s: Object.keys(weeks).length }, goals: Weeks = {}) {
  const progress: PlanProgress = {
    stages: Object.entries(stages).map(([id, weekCount]) => ({ id, goal: goals[id]?.[0] ?? '', weekCount })),
    weeks: Object.entries(weeks).map(([id, items]) => ({
      id,
      items: items.map((said) => {
        const [item = '', text = item] = said.split('=')
        return { id: item, text, lessons: 1 }
      }),
    })),
  }
  return progress
}
const weeksOf = (progress: PlanProgress | null) =>
  progress &&
  Object.fromEntries(
    progress.weeks.map(({ id, items }) => [id, items.map(({ id, text }) => (id === text ? id : `${id}=${text}`))]),
  )

const base = plan({ w1: ['a', 'b'], w2: ['c'], w3: [] })
const merged = (mine: Weeks, theirs: Weeks) => weeksOf(mergeProgress(base, plan(mine), plan(theirs)))

describe('two sides of the weeks of a plan', () => {
  it('that changed different weeks are one', () => {
    expect(merged({ w1: ['a', 'b', 'x'], w2: ['c'], w3: [] }, { w1: ['a', 'b'], w2: ['c=wrote'], w3: ['y'] })).toEqual({
      w1: ['a', 'b', 'x'],
      w2: ['c=wrote'],
      w3: ['y'],
    })
  })

  it('that put something into the same week both stay, and what one took out is gone', () => {
    expect(merged({ w1: ['b', 'x'], w2: ['c'], w3: [] }, { w1: ['a', 'b', 'y'], w2: ['c'], w3: [] })).toEqual({
      w1: ['b', 'y', 'x'],
      w2: ['c'],
      w3: [],
    })
  })

  it('of which one moved an item and the other wrote in it keep both', () => {
    expect(merged({ w1: ['b'], w2: ['c', 'a'], w3: [] }, { w1: ['a=wrote', 'b'], w2: ['c'], w3: [] })).toEqual({
      w1: ['b'],
      w2: ['c', 'a=wrote'],
      w3: [],
    })
  })

  it('that wrote different words in one item are two', () => {
    expect(merged({ w1: ['a=mine', 'b'], w2: ['c'], w3: [] }, { w1: ['a=theirs', 'b'], w2: ['c'], w3: [] })).toBeNull()
    expect(
      merged({ w1: ['a=same', 'b'], w2: ['c'], w3: [] }, { w1: ['a=same', 'b'], w2: ['c'], w3: ['y'] }),
    ).toMatchObject({ w1: ['a=same', 'b'], w3: ['y'] })
  })

  it('of which one took out what the other wrote in keep it', () => {
    expect(merged({ w1: ['b'], w2: ['c'], w3: [] }, { w1: ['a=wrote', 'b'], w2: ['c'], w3: [] })).toMatchObject({
      w1: ['b', 'a=wrote'],
    })
  })

  it('of which one took out a week that the other wrote in keep the week with that alone', () => {
    expect(merged({ w1: ['a', 'b'], w2: ['c'] }, { w1: ['a', 'b'], w2: ['c'], w3: ['y'] })).toEqual({
      w1: ['a', 'b'],
      w2: ['c'],
      w3: ['y'],
    })
    expect(merged({ w2: ['c'], w3: [] }, { w1: ['a', 'b', 'y'], w2: ['c'], w3: [] })).toEqual({
      w2: ['c'],
      w3: [],
      w1: ['y'],
    })
  })

  it('of which one put a week in and the other turned the weeks around do both', () => {
    expect(merged({ w1: ['a', 'b'], n: ['x'], w2: ['c'], w3: [] }, { w2: ['c'], w1: ['a', 'b'], w3: [] })).toEqual({
      w1: ['a', 'b'],
      n: ['x'],
      w2: ['c'],
      w3: [],
    })
  })

  it('of more items than a week holds are two', () => {
    const many = (of: string) => Array.from({ length: planLimits.itemsPerWeek - 1 }, (_, at) => `${of}${at}`)
    const all = { w1: ['a', 'b'], w2: ['c'] }
    expect(merged({ ...all, w3: many('m') }, { ...all, w3: ['t'] })?.w3).toHaveLength(planLimits.itemsPerWeek)
    expect(merged({ ...all, w3: many('m') }, { ...all, w3: ['t', 'u'] })).toBeNull()
  })
})

describe('two sides of the stages of a plan', () => {
  const weeks = { w1: ['a'], w2: ['b'], w3: ['c'], w4: ['d'] }
  const two = (first: number, goals: Weeks = {}) => plan(weeks, { s: first, t: 4 - first }, goals)
  const stagesOf = (mine: PlanProgress, theirs: PlanProgress) => mergeProgress(two(2), mine, theirs)?.stages ?? null

  it('keep the border of one and the goal of the other', () => {
    expect(stagesOf(two(3), two(2, { t: ['做出一個作品'] }))).toEqual([
      { id: 's', goal: '', weekCount: 3 },
      { id: 't', goal: '做出一個作品', weekCount: 1 },
    ])
  })

  it('with two goals for one stage are two', () => {
    expect(stagesOf(two(2, { s: ['甲'] }), two(2, { s: ['乙'] }))).toBeNull()
  })

  it('always say of every week whose it is', () => {
    const joined = plan(weeks, { s: 4 })
    const longer = plan({ ...weeks, w5: ['e'] }, { s: 2, t: 3 })
    const { stages, weeks: all } = mergeProgress(two(2), joined, longer) ?? { stages: [], weeks: [] }
    expect(stages).toEqual([{ id: 's', goal: '', weekCount: 5 }])
    expect(all).toHaveLength(5)
  })
})
