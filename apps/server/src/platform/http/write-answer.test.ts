import { expect, test } from 'vitest'
import { z } from 'zod'
import { JsonText } from '../json/json-text.ts'
import { answerWriter } from './write-answer.ts'

const route = { schema: z.object({ id: z.string(), tags: z.array(z.string()) }), method: 'GET', url: '/things' }
const checked = answerWriter({ isChecked: true })(route)
const unchecked = answerWriter({ isChecked: false })(route)

test('an answer is written as its endpoint says', () => {
  const answer = { id: 'a', tags: new JsonText<string[]>('["水"]') }
  expect(checked(answer)).toBe('{"id":"a","tags":["水"]}')
  expect(unchecked(answer)).toBe(checked(answer))
})

test.each([
  ['lacks something', { id: 'a' }],
  ['has something else in its place', { id: 1, tags: [] }],
  ['says more', { id: 'a', tags: [], passwordHash: 'x' }],
  ['says more in what was JSON already', new JsonText('{"id":"a","tags":[],"passwordHash":"x"}')],
])('an answer that %s fails where answers are checked', (_, answer) => {
  expect(() => checked(answer)).toThrow('GET /things')
})
