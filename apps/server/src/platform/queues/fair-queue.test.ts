import { describe, expect, test } from 'vitest'
import { createFairQueue, type FairQueue, type Shares } from './fair-queue.ts'
import { createTurns, TooManyWaiting } from './turns.ts'

const generous: Shares = { width: 1, mostAtOnce: 9, mostWaiting: 99 }

function queueOf(shares: Partial<Shares>, items: Record<string, string[]>): FairQueue<string> {
  const queue = createFairQueue<string>({ ...generous, ...shares })
  for (const [key, own] of Object.entries(items)) for (const item of own) queue.add(key, item)
  return queue
}

/** Runs everything one after another and returns the order. */
function orderOf(queue: FairQueue<string>): string[] {
  const order: string[] = []
  for (let begun = queue.start(); begun !== undefined; begun = queue.start()) {
    order.push(begun.item)
    queue.end(begun.key)
  }
  return order
}

describe('turns', () => {
  test('go round: who brought one waits for one of each of the others, not for all that they brought', () => {
    const queue = queueOf({}, { ann: ['a1', 'a2', 'a3'], ben: ['b1', 'b2'], cai: ['c1'] })
    expect(orderOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  test('of one key are in the order in which it came', () => {
    expect(orderOf(queueOf({}, { ann: ['a1', 'a2', 'a3'] }))).toEqual(['a1', 'a2', 'a3'])
  })

  test('do not come earlier for who had one and brings another', () => {
    const queue = queueOf({}, { ann: ['a1'], ben: ['b1'], cai: ['c1'] })
    expect(queue.start()?.item).toBe('a1')
    queue.add('ann', 'a2')
    queue.end('ann')
    expect(orderOf(queue)).toEqual(['b1', 'c1', 'a2'])
  })
})

describe('places', () => {
  test('are as many as there are, and come free again', () => {
    const queue = queueOf({ width: 2 }, { ann: ['a1'], ben: ['b1'], cai: ['c1'] })
    expect([queue.start()?.item, queue.start()?.item, queue.start()?.item]).toEqual(['a1', 'b1', undefined])
    queue.end('ben')
    expect(queue.start()?.item).toBe('c1')
  })

  test('are not all held by one key while there are more', () => {
    const queue = queueOf({ width: 2, mostAtOnce: 1 }, { ann: ['a1', 'a2'] })
    expect([queue.start()?.item, queue.start()?.item]).toEqual(['a1', undefined])
    queue.add('ben', 'b1')
    expect(queue.start()?.item).toBe('b1')
  })

  test('are given back once', () => {
    const queue = queueOf({}, { ann: ['a1'] })
    queue.start()
    queue.end('ann')
    expect(() => queue.end('ann')).toThrow('nothing of ann runs')
  })
})

describe('waiting', () => {
  test('is open to so many of one key, whatever others do', () => {
    const queue = queueOf({ mostWaiting: 2 }, { ann: ['a1', 'a2'] })
    expect(queue.add('ann', 'a3')).toBe(false)
    expect(queue.add('ben', 'b1')).toBe(true)
    queue.start()
    expect(queue.add('ann', 'a3')).toBe(true)
  })

  test('ends for who leaves', () => {
    const queue = queueOf({}, { ann: ['a1', 'a2'], ben: ['b1'] })
    queue.leave('ann', 'a1')
    queue.leave('ben', 'b1')
    queue.leave('ben', 'b1')
    expect(orderOf(queue)).toEqual(['a2'])
  })

  test('says truly how many have their turn before', () => {
    const items = { ann: ['a1', 'a2', 'a3'], ben: ['b1'], cai: ['c1', 'c2'] }
    const order = orderOf(queueOf({}, items))
    for (const { item, ahead } of queueOf({}, items).waiting())
      expect([item, order.indexOf(item)]).toEqual([item, ahead])
  })
})

describe('who waits for a turn', () => {
  test('has it when the one before ends, and hears meanwhile how many are before', async () => {
    const turns = createTurns(generous)
    const heard: number[] = []
    const end = await turns.take('ann')
    const second = turns.take('ann')
    const third = turns.take('ben', { onWaiting: (ahead) => heard.push(ahead) })
    end()
    const endSecond = await second
    endSecond()
    await third
    expect(heard).toEqual([1, 0])
  })

  test('is refused where too many of theirs wait', async () => {
    const turns = createTurns({ ...generous, mostWaiting: 1 })
    await turns.take('ann')
    void turns.take('ann')
    await expect(turns.take('ann')).rejects.toBeInstanceOf(TooManyWaiting)
  })

  test('may leave, and those behind move up', async () => {
    const turns = createTurns(generous)
    const heard: number[] = []
    const leaving = new AbortController()
    const end = await turns.take('ann')
    const given = turns.take('ann', { signal: leaving.signal })
    const behind = turns.take('ann', { onWaiting: (ahead) => heard.push(ahead) })
    leaving.abort(new Error('gone'))
    await expect(given).rejects.toThrow('gone')
    expect(heard).toEqual([1, 0])
    end()
    await behind
  })

  test('does not even begin to wait after leaving', async () => {
    await expect(createTurns(generous).take('ann', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow(
      'gone',
    )
  })
})
