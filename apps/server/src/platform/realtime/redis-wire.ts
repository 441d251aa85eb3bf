import { createClient } from '@redis/client'
import type { DatabaseLog } from '../database/index.ts'
import { reconnecting } from './reconnecting.ts'
import type { Wire } from './wire.ts'

const channel = 'learntrail:live'

/** Returns a wire through Redis publish and subscribe; the messages themselves are in the database in any case. */
export function redisWire(url: string, log: DatabaseLog): Wire {
  const publisher = createClient({
    url,
    // Words sent while Redis is away are lost; listeners look for new messages once it is back.
    disableOfflineQueue: true,
    socket: { reconnectStrategy: reconnecting },
  })
  const subscriber = publisher.duplicate({ disableOfflineQueue: false })
  const clients = [publisher, subscriber]
  for (const client of clients) client.on('error', (error) => log.warn({ err: error }, 'Redis is away'))

  return {
    async say(word) {
      if (publisher.isReady) await publisher.publish(channel, word)
    },
    async hear(heard, again) {
      // It connects when it can: a product serves even if its Redis is away.
      for (const client of clients) void client.connect().catch(() => undefined)
      subscriber.on('ready', again)
      void subscriber.subscribe(channel, heard).catch(() => undefined)
    },
    async close() {
      for (const client of clients) client.destroy()
    },
  }
}
