import type { DatabaseLog } from './log.ts'
import { besideSql } from './schema.ts'
import type { Session } from './session.ts'

/** Locks for work that only one process may do at a time. */
export interface Locks {
  /**
   * Runs `work` unless a process, this one included, is already running work under the same key; then it does nothing.
   * Keys are global to the product.
   */
  exclusively(key: string, work: () => Promise<void>): Promise<void>
}

/**
 * Key of an advisory lock. It includes the schema, unless it is `public`, because advisory locks are shared by a whole
 * database, including another product in another schema.
 */
const lock = `hashtextextended(${besideSql('$1')}, 0)`

/**
 * Opens locks in the database, all on one connection of their own, however long they are held. A lock lives as long as
 * the connection, so a killed server holds none. If only the connection breaks, another process may start the same
 * work, which must be harmless.
 */
export function openLocks(session: Session, log: DatabaseLog): Locks {
  const held = new Set<string>()
  return {
    async exclusively(key, work) {
      // A session can take its own lock again, so this process checks its own first.
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
          // If the connection is gone, so is the lock.
          await session
            .ask(`select pg_advisory_unlock(${lock})`, [key])
            .catch((error: unknown) => log.warn({ err: error, key }, 'could not release a lock'))
        }
      } finally {
        held.delete(key)
      }
    },
  }
}
