import { expect, test } from 'vitest'
import { movesOf } from './arrangement.rules.ts'

const stands = (personId: string, teamId: string | null = null, isSettled = false) => ({ personId, teamId, isSettled })

test('who has to move is moved, and nobody else', () => {
  const standings = [stands('a', 'one'), stands('b', 'one'), stands('c', 'two'), stands('d')]
  expect(
    movesOf(standings, [
      { id: 'one', personIds: ['a', 'c'] },
      { id: 'new', personIds: ['d'] },
    ]),
  ).toEqual([
    { personId: 'b', from: 'one', to: null },
    { personId: 'c', from: 'two', to: 'one' },
    { personId: 'd', from: null, to: 'new' },
  ])
})

test('what has handed in stays as it is, and strangers are in no team', () => {
  const standings = [stands('a', 'one', true), stands('b', null, true), stands('c')]
  const one = { id: 'one', personIds: ['a'] }
  expect(movesOf(standings, [one])).toEqual([])
  for (const teams of [[], [{ id: 'one', personIds: ['a', 'c'] }], [one, { id: 'two', personIds: ['b', 'c'] }]])
    expect(movesOf(standings, teams)).toEqual({ refusal: 'HOMEWORK_TEAM_SETTLED' })
  expect(movesOf(standings, [one, { id: 'two', personIds: ['x'] }])).toEqual({ refusal: 'USER_NOT_FOUND' })
})
