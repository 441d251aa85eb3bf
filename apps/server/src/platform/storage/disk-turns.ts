import { setImmediate as others } from 'node:timers/promises'
import { createTurns } from '../queues/turns.ts'

/** Owner of bytes that belong to nobody in particular, such as those the product makes. */
export const nobodys = ''

/**
 * Incoming bytes need the processor for their hash and the process's few threads for the disk. For each person one
 * piece is processed and one file flushed at a time, so that six uploads take no more from others than one.
 */
const pieces = createTurns({ width: 2, mostAtOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })
const flushes = createTurns({ width: 2, mostAtOnce: 1, mostWaiting: Number.POSITIVE_INFINITY })

/** Yields the pieces of a stream, each in its owner's turn: a piece is finished before the next is read. */
export async function* piecesInTurn(owner: string, stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of stream) {
    const end = await pieces.take(owner)
    try {
      yield piece
    } finally {
      end()
    }
    // Pending calls are answered before the next piece.
    await others()
  }
}

/** Flushes in its owner's turn: a disk may take long, and a thread is blocked meanwhile. */
export async function flushInTurn(owner: string, flush: () => Promise<void>): Promise<void> {
  const end = await flushes.take(owner)
  try {
    await flush()
  } finally {
    end()
  }
}
