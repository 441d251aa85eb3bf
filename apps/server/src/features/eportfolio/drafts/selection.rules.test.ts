import { expect, test } from 'vitest'
import { afterChoice } from './selection.rules.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `0000000${letter}-0000-7000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
]
const post = (id: string) => `post_${id}`
const homework = (id: string) => `homework_${id}`
const of = (...postIds: string[]) => ({ postIds, homeworkIds: [] })

test('material is added in its order and taken out', () => {
  expect(afterChoice(of(a), { select: [post(c), post(b)] })).toEqual(of(a, c, b))
  expect(afterChoice(of(a, b, c), { deselect: [post(b)] })).toEqual(of(a, c))
  expect(afterChoice(of(a), {})).toEqual(of(a))
})
test('a third one is taken and a fourth refused, unless one makes room', () => {
  expect(afterChoice(of(a, b), { select: [post(c)] })).toEqual(of(a, b, c))
  expect(() => afterChoice(of(a, b, c), { select: [post(d)] })).toThrow('RESOURCE_LIMIT_REACHED')
  expect(afterChoice(of(a, b, c), { select: [post(d)], deselect: [post(a)] })).toEqual(of(b, c, d))
})
test('twice, or what is not there, is refused', () => {
  expect(() => afterChoice(of(a), { select: [post(a)] })).toThrow('RESOURCE_ALREADY_SELECTED')
  expect(() => afterChoice(of(a), { deselect: [post(b)] })).toThrow('RESOURCE_NOT_SELECTED')
})
test('homework is material as records are, and the same id is not the same thing', () => {
  const both = afterChoice(of(a), { select: [homework(b), homework(a)] })
  expect(both).toEqual({ postIds: [a], homeworkIds: [b, a] })
  expect(() => afterChoice(both, { select: [post(c)] })).toThrow('RESOURCE_LIMIT_REACHED')
  expect(afterChoice(both, { deselect: [homework(a)] })).toEqual({ postIds: [a], homeworkIds: [b] })
})
