import type { DatabaseLog } from './log.ts'
import { besideSql } from './schema.ts'
import type { Session } from './session.ts'

/** What only one process may do at a time. */
export interface Locks {
  /**
   * Does something that only one process may do at a time; does nothing while another does it. The key names it among all
   * that is done exclusively.
   */
  exclusively(key: string, work: () => Promise<void>): Promise<void>
}

/** All of a database share its locks, another product in another schema of it, too. */
const lock = `hashtextextended(${besideSql('$1')}, 0)`

/**
 * Locks in the database, all on one connection of their own, however long they are held. They live as long as the
 * connection, so that a killed server holds none; when only the connection breaks, another process may begin the same
 * work, which has to be harmless.
 */
export function openLocks(session: Session, log: DatabaseLog): Locks {
  const held = new Set<string>()
  return {
    async exclusively(key, work) {
      // One session may take its own lock again, so this process asks itself first.
      if (held.has(key)) return
      held.add(key)
      try {
        const [answer] = await session.ask<{ isMine: boolean }>(`select pg_try_advisory_lock(${lock}) as "isMine"`, [
          key,
        ])
        if (answer?.isMine !== true) return
        try {
          await work()
        } finally {
          // Where the connection has gone, the lock has gone with it.
          await session
            .ask(`select pg_advisory_unlock(${lock})`, [key])
            .catch((error: unknown) => log.warn({ err: error, key }, 'a lock could not be given back'))
        }
      } finally {
        held.delete(key)
      }
    },
  }
}
