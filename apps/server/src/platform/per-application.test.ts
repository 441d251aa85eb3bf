import { expect, test } from 'vitest'
import { perApplication } from './per-application.ts'

test('each application has a memory of its own, and the same at every question', () => {
  const words = perApplication(() => new Set<string>())
  const [one, other] = [{}, {}]
  words(one).add('石頭')
  expect([...words(one)]).toEqual(['石頭'])
  expect([...words(other)]).toEqual([])
})
