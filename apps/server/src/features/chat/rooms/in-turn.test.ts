import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('what is done in a room is done in turn, also after a failure; other rooms do not wait', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('a', async () => {
    await gate.promise
    done.push('a1')
    throw new Error('no')
  })
  const second = inTurn('a', async () => done.push('a2'))
  await inTurn('b', async () => done.push('b1'))
  expect(done).toEqual(['b1'])
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(done).toEqual(['b1', 'a1', 'a2'])
})
