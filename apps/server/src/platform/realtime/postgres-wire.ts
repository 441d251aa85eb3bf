import type { Session } from '../database/index.ts'
import type { Wire } from './wire.ts'

const channel = 'learntrail_live'

/**
 * LISTEN and NOTIFY on the connection that each node keeps for such things. Said after the commit and never within: a
 * transaction that notifies makes every other one that does wait for its commit.
 */
export function postgresWire(session: Session): Wire {
  let listening: { close(): Promise<void> } | undefined
  return {
    async say(word) {
      await session.ask('select pg_notify($1, $2)', [channel, word])
    },
    async hear(heard, again) {
      listening = await session.listen(channel, heard, again)
    },
    async close() {
      await listening?.close()
    },
  }
}
