import pg from 'pg'
import type { DatabaseLog } from './log.ts'

/** What only one process may do at a time. */
export interface Locks {
  /**
   * Does something that only one process may do at a time; does nothing while another does it. The key names it among all
   * that is done alone.
   */
  alone(key: string, work: () => Promise<void>): Promise<void>
  close(): Promise<void>
}

const patienceMs = 10_000

/**
 * Locks in the database, all on one connection of their own, however long they are held. They live as long as the
 * connection, so that a killed server holds none; when only the connection breaks, another process may begin the same
 * work, which has to be harmless.
 */
export function openLocks(connection: pg.ClientConfig, log: DatabaseLog): Locks {
  const held = new Set<string>()
  let client: Promise<pg.Client> | undefined

  async function connected(): Promise<pg.Client> {
    client ??= open()
    const opening = client
    opening.catch(() => {
      if (client === opening) client = undefined
    })
    return opening
  }

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({
      application_name: 'learntrail locks',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      ...connection,
    })
    opened.on('error', (error) => log.warn({ err: error }, 'the connection that holds locks broke'))
    opened.on('end', () => {
      client = undefined
    })
    await opened.connect()
    return opened
  }

  let last: Promise<unknown> = Promise.resolve()
  /** One question after the other, as a connection takes them. */
  function ask(locking: pg.Client, text: string, key: string) {
    const answer = last.then(() => locking.query<{ isMine: boolean }>(text, [key]))
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    async alone(key, work) {
      // One session may take its own lock again, so this process asks itself first.
      if (held.has(key)) return
      held.add(key)
      try {
        const locking = await connected()
        const { rows } = await ask(locking, 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"', key)
        if (rows[0]?.isMine !== true) return
        try {
          await work()
        } finally {
          // Where the connection has gone, the lock has gone with it.
          await ask(locking, 'select pg_advisory_unlock(hashtextextended($1, 0))', key).catch((error: unknown) =>
            log.warn({ err: error, key }, 'a lock could not be given back'),
          )
        }
      } finally {
        held.delete(key)
      }
    },
    async close() {
      const opened = await client?.catch(() => undefined)
      await opened?.end()
    },
  }
}
