import { expect, test } from 'vitest'
import { afterChoice } from './selection.rules.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((letter) => `0000000${letter}-0000-7000-8000-000000000000`) as [
  string,
  string,
  string,
  string,
]
const post = (id: string) => `post_${id}`

test('material is added in its order and taken out', () => {
  expect(afterChoice([a], { select: [post(c), post(b)] })).toEqual([a, c, b])
  expect(afterChoice([a, b, c], { deselect: [post(b)] })).toEqual([a, c])
  expect(afterChoice([a], {})).toEqual([a])
})
test('a third one is taken and a fourth refused, unless one makes room', () => {
  expect(afterChoice([a, b], { select: [post(c)] })).toEqual([a, b, c])
  expect(() => afterChoice([a, b, c], { select: [post(d)] })).toThrow('RESOURCE_LIMIT_REACHED')
  expect(afterChoice([a, b, c], { select: [post(d)], deselect: [post(a)] })).toEqual([b, c, d])
})
test('twice, or what is not there, is refused', () => {
  expect(() => afterChoice([a], { select: [post(a)] })).toThrow('RESOURCE_ALREADY_SELECTED')
  expect(() => afterChoice([a], { deselect: [post(b)] })).toThrow('RESOURCE_NOT_SELECTED')
  expect(() => afterChoice([], { select: [`homework_${a}`] })).toThrow('RESOURCE_NOT_FOUND')
})
