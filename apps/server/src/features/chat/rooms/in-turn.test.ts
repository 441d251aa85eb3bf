import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { inTurn } from './in-turn.memory.ts'

const here = { config: readConfig({}) }
const elsewhere = { config: readConfig({}) }

test('what is done in a room is done in turn, also after a failure; other rooms do not wait', async () => {
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn(here, 'a', async () => {
    await gate.promise
    done.push('a1')
    throw new Error('no')
  })
  const second = inTurn(here, 'a', async () => done.push('a2'))
  await inTurn(here, 'b', async () => done.push('b1'))
  expect(done).toEqual(['b1'])
  gate.resolve()
  await expect(first).rejects.toThrow('no')
  await second
  expect(done).toEqual(['b1', 'a1', 'a2'])
})

test('a room of one application waits for none of another', async () => {
  const gate = Promise.withResolvers<void>()
  const first = inTurn(here, 'a', () => gate.promise)
  expect(await inTurn(elsewhere, 'a', async () => 'done')).toBe('done')
  gate.resolve()
  await first
})
