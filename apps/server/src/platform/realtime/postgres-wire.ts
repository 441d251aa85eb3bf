import { besideSql, type Session } from '../database/index.ts'
import type { Wire } from './wire.ts'

/**
 * Includes the schema, unless it is `public`, because channels are shared by a whole database, including another
 * product in another schema.
 */
const channel = besideSql("'learntrail_live'")

/**
 * Returns a wire through LISTEN and NOTIFY on the session's connection. Notify after the commit and never within:
 * transactions that notify wait for each other's commits.
 */
export function postgresWire(session: Session): Wire {
  let listening: { close(): Promise<void> } | undefined
  return {
    async say(word) {
      await session.ask(`select pg_notify(${channel}, $1)`, [word])
    },
    async hear(heard, again) {
      const [own] = await session.ask<{ channel: string }>(`select ${channel} as channel`, [])
      if (own !== undefined) listening = await session.listen(own.channel, heard, again)
    },
    async close() {
      await listening?.close()
    },
  }
}
