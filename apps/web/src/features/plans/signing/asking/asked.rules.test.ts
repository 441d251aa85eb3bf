import type { LineState } from '@learntrail/contract/plans/signing/facts'
import { expect, test } from 'vitest'
import { whoIsAsked } from './asked.rules.ts'

const line = (name: string, state: LineState = 'idle', isReachable = true) => ({
  name,
  state,
  isReachable,
  hasUnasked: false,
})
const names = (lines: { name: string }[]) => lines.map(({ name }) => name)

test('together, everybody who can be reached is asked at once', () => {
  const asked = whoIsAsked([line('student'), line('adviser'), line('office', 'idle', false)], 'together')
  expect(names(asked.now)).toEqual(['student', 'adviser'])
  expect(names(asked.onPaper)).toEqual(['office'])
  expect(asked.later).toEqual([])
  expect(asked.isAgain).toBe(false)
})

test('in order, one is asked and the others follow', () => {
  const asked = whoIsAsked([line('student', 'signed'), line('guardian'), line('adviser')], 'inOrder')
  expect(names(asked.now)).toEqual(['guardian'])
  expect(names(asked.later)).toEqual(['adviser'])
})

test('in order, a paper holds up those after it', () => {
  const asked = whoIsAsked([line('guardian', 'idle', false), line('adviser')], 'inOrder')
  expect(asked.now).toEqual([])
  expect(asked.waitsForPaper?.name).toBe('guardian')
})

test('whoever asked for changes is asked again, which is said', () => {
  const asked = whoIsAsked([line('student', 'signed'), line('adviser', 'refused')], 'inOrder')
  expect(names(asked.now)).toEqual(['adviser'])
  expect(asked.isRefused).toBe(true)
})

test('after a change only those are asked whose signature is of something else', () => {
  const lines = [line('student', 'outdated'), line('adviser', 'signed'), line('guardian', 'asked')]
  const asked = whoIsAsked(lines, 'together')
  expect(names(asked.now)).toEqual(['student'])
  expect(asked.isAgain).toBe(true)
})

test('who was added to a committee that was asked is asked as well', () => {
  const committee = { ...line('committee', 'asked'), hasUnasked: true }
  expect(names(whoIsAsked([line('student', 'asked'), committee], 'together').now)).toEqual(['committee'])
  expect(names(whoIsAsked([line('student', 'signed'), committee], 'inOrder').now)).toEqual(['committee'])
  expect(names(whoIsAsked([{ ...committee, state: 'signed' }], 'together').now)).toEqual([])
})
