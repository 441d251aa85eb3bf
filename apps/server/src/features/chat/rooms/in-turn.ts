import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'

const waitingIn = perApplication(() => new Map<string, Promise<unknown>>())

/**
 * Does what is written into a room one after the other, before any of it takes a connection: the database would do the
 * same, with as many connections waiting as there are people who write.
 */
export async function inTurn<Result>(
  { config }: Pick<Platform, 'config'>,
  roomId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const waiting = waitingIn(config)
  const before = waiting.get(roomId)
  const mine = before === undefined ? work() : before.then(work, work)
  waiting.set(roomId, mine)
  try {
    return await mine
  } finally {
    if (waiting.get(roomId) === mine) waiting.delete(roomId)
  }
}
