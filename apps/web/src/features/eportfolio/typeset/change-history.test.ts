import { describe, expect, it } from 'vitest'
import { emptyHistory, endStep, remember, stepBack, stepForward } from './change-history.ts'

const change = (before: string, after: string, name = '') => ({
  before: { title: before },
  after: { title: after },
  name,
})

describe('changes that are taken back', () => {
  it('go back and forth', () => {
    const history = remember(remember(emptyHistory, change('a', 'b')), change('b', 'c'))
    const [before, toB] = stepBack(history)!
    expect(toB).toEqual({ title: 'b' })
    const [first, toA] = stepBack(before)!
    expect(toA).toEqual({ title: 'a' })
    expect(stepBack(first)).toBeNull()
    expect(stepForward(first)![1]).toEqual({ title: 'b' })
    expect(stepForward(history)).toBeNull()
  })

  it('are one step while they have the same name, until it ends', () => {
    const typed = remember(remember(emptyHistory, change('', 'a', 'text')), change('a', 'ab', 'text'))
    expect(typed.past).toHaveLength(1)
    expect(stepBack(typed)![1]).toEqual({ title: '' })
    expect(remember(endStep(typed), change('ab', 'abc', 'text')).past).toHaveLength(2)
  })

  it('end what could be done again', () => {
    const [back] = stepBack(remember(emptyHistory, change('a', 'b')))!
    expect(remember(back, change('a', 'x')).future).toEqual([])
  })
})
