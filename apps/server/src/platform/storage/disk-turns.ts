import { setImmediate as others } from 'node:timers/promises'
import { createTurns } from '../queues/turns.ts'

/** Whose bytes they are, where they are nobody's in particular: what the product makes. */
export const nobodys = ''

/**
 * Bytes on their way in take the processor for their hash and the few threads of the process for the disk. Of one person
 * one piece is worked on at a time and one file is flushed, so that six uploads take no more from the others than one.
 */
const pieces = createTurns({ width: 2, mostAtOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })
const flushes = createTurns({ width: 2, mostAtOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })

/** The pieces of a stream, each in its owner's turn: what is done with one is done before the next is asked for. */
export async function* piecesInTurn(owner: string, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    const end = await pieces.take(owner)
    try {
      yield piece
    } finally {
      end()
    }
    // Whoever waits for an answer comes before the next piece.
    await others()
  }
}

/** Flushes in its owner's turn: a disk may take long for it, and a thread waits as long. */
export async function flushInTurn(owner: string, flush: () => Promise<void>): Promise<void> {
  const end = await flushes.take(owner)
  try {
    await flush()
  } finally {
    end()
  }
}
