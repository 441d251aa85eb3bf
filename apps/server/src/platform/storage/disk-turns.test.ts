import { setImmediate as others } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { flushInTurn, piecesInTurn } from './disk-turns.ts'

const stream = async function* (pieces: number) {
  for (let piece = 0; piece < pieces; piece += 1) yield Buffer.from([piece])
}

/**
 * Reads uploads as if they were received, each piece taking some time; records how many were worked on at a time, by
 * person.
 */
async function receive(uploads: readonly string[], pieces: number) {
  const working = new Map<string, number>()
  const most = new Map<string, number>()
  const done: string[] = []
  const one = async (owner: string) => {
    for await (const _ of piecesInTurn(owner, stream(pieces))) {
      working.set(owner, (working.get(owner) ?? 0) + 1)
      most.set(owner, Math.max(most.get(owner) ?? 0, working.get(owner) ?? 0))
      await others()
      await others()
      working.set(owner, (working.get(owner) ?? 0) - 1)
    }
    done.push(owner)
  }
  await Promise.all(uploads.map(one))
  return { most: Object.fromEntries(most), done }
}

test('of one person one piece is worked on at a time, and who sends one file is not behind who sends six', async () => {
  const { most, done } = await receive([...Array(6).fill('ann'), 'ben', 'cai'], 20)
  expect(most).toEqual({ ann: 1, ben: 1, cai: 1 })
  expect(done.slice(0, 2).sort()).toEqual(['ben', 'cai'])
})

test('an upload that is given up gives its turn back', async () => {
  for await (const _ of piecesInTurn('ann', stream(3))) break
  const pieces: Buffer[] = []
  for await (const piece of piecesInTurn('ann', stream(3))) pieces.push(piece)
  expect(Buffer.concat(pieces)).toEqual(Buffer.from([0, 1, 2]))
})

test('of one person one file is flushed at a time, and one that fails does not keep the next', async () => {
  let flushing = 0
  const flush = async () => {
    flushing += 1
    expect(flushing).toBe(1)
    await others()
    flushing -= 1
  }
  const broken = flushInTurn('ann', () => Promise.reject(new Error('full')))
  const flushes = Array.from({ length: 5 }, () => flushInTurn('ann', flush))
  await expect(broken).rejects.toThrow('full')
  await Promise.all(flushes)
})
