import { besideSql, type Session } from '../database/index.ts'
import type { Wire } from './wire.ts'

/** All of a database share its channels, another product in another schema of it, too. */
const channel = besideSql("'learntrail_live'")

/**
 * LISTEN and NOTIFY on the connection that each node keeps for such things. Said after the commit and never within: a
 * transaction that notifies makes every other one that does wait for its commit.
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
