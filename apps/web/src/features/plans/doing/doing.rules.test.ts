import { describe, expect, it } from 'vitest'
import { anExecution, aWeek, doneOf } from './doing.fixture.ts'
import { goingOf, inLessons, progressOf, weekOfToday, weeksToDo } from './doing.rules.ts'

const day = '2026-09-20'
/** Three weeks from Monday 14 September. */
const content = { ...anExecution().content, startedAt: '2026-09-14', endedAt: '2026-10-04' }
const doing = (change: Parameters<typeof anExecution>[0] = {}) => anExecution({ content, ...change })
const states = (execution: ReturnType<typeof doing>, today: string) =>
  weeksToDo(execution, today).map(({ state }) => state)
const numberOf = (execution: ReturnType<typeof doing>, today: string) =>
  weekOfToday(execution, weeksToDo(execution, today), today)?.week.number

describe('the weeks of a plan', () => {
  it('are done, of today, to be caught up with or to come', () => {
    expect(states(doing(), day)).toEqual(['now', 'later', 'later'])
    expect(states(doing(), '2026-09-21')).toEqual(['open', 'now', 'later'])
    const first = doing({ weekPerProgress: [aWeek(0, { done: [doneOf(0)] }), aWeek(1), aWeek(2)] })
    expect(states(first, day)).toEqual(['done', 'later', 'later'])
    expect(states(doing(), '2026-10-05')).toEqual(['open', 'open', 'open'])
  })

  it('begin with that of today, else with the first in which something is left, else with the last', () => {
    expect(numberOf(doing(), '2026-09-22')).toBe(2)
    expect(numberOf(doing(), '2026-09-01')).toBe(1)
    expect(numberOf(doing(), '2026-12-01')).toBe(1)
    const all = [aWeek(0, { done: [doneOf(0)] }), aWeek(1, { done: [doneOf(1)] }), aWeek(2, { done: [doneOf(2)] })]
    expect(numberOf(doing({ weekPerProgress: all }), '2026-12-01')).toBe(3)
  })

  it('keep what was done and the plan has no longer, after what it has', () => {
    const gone = doneOf(0, { itemId: '019f0000-0000-7000-8000-000000000077', text: '舊的事', lessons: 4 })
    const dropped = aWeek(3, { number: null, done: [doneOf(1, { itemId: gone.itemId.replace('77', '78') })] })
    const execution = doing({ weekPerProgress: [aWeek(0, { done: [gone] }), aWeek(1), aWeek(2), dropped] })
    const weeks = weeksToDo(execution, day)
    expect(weeks[0]?.items.map(({ text, isDropped }) => [text, isDropped])).toEqual([
      ['寫訪綱', false],
      ['舊的事', true],
    ])
    expect(weeks[3]).toMatchObject({ state: 'done', lessons: 0 })
    expect(progressOf(weeks)).toEqual({
      doneLessons: 7,
      plannedLessons: 6,
      doneItems: 2,
      plannedItems: 3,
      minutes: 0,
    })
  })
})

describe('how it goes', () => {
  const paceOn = (today: string, change: Parameters<typeof anExecution>[0] = {}) => {
    const execution = doing(change)
    return goingOf(execution, weeksToDo(execution, today), today)
  }

  it('is behind only once a week is over with something left, and names the next small step', () => {
    expect(paceOn('2026-09-13').pace).toBe('before')
    expect(paceOn('2026-09-20').pace).toBe('onTime')
    expect(paceOn('2026-09-21')).toMatchObject({ pace: 'behind', next: { item: { text: '寫訪綱' } } })
    const first = { weekPerProgress: [aWeek(0, { done: [doneOf(0)] }), aWeek(1), aWeek(2)] }
    expect(paceOn('2026-09-27', first).pace).toBe('onTime')
    const two = { weekPerProgress: [aWeek(0, { done: [doneOf(0)] }), aWeek(1, { done: [doneOf(1)] }), aWeek(2)] }
    expect(paceOn('2026-09-20', two).pace).toBe('ahead')
    expect(paceOn('2026-10-05').pace).toBe('over')
  })

  it('is not said of a plan without a start', () => {
    expect(paceOn(day, { content: { ...content, startedAt: null } }).pace).toBeNull()
  })
})

it('minutes are 節 to a half', () => {
  expect([0, 12, 13, 25, 50, 75, 100].map((minutes) => inLessons(minutes, 50))).toEqual([0, 0, 0.5, 0.5, 1, 1.5, 2])
  expect([45, 90].map((minutes) => inLessons(minutes, 45))).toEqual([1, 2])
})
