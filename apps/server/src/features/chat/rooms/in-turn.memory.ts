import { perApplication } from '../../../platform/per-application.ts'
import type { Platform } from '../../../platform/platform.ts'

const waitingIn = perApplication(() => new Map<string, Promise<unknown>>())

/**
 * Runs the writes to one room one after another, before any takes a connection. The database would serialize them too,
 * but with one waiting connection per author.
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
