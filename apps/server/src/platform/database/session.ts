import pg from 'pg'
import type { DatabaseLog } from './log.ts'

/**
 * One connection apart from all pools, for work that must stay on one connection. It is opened when first needed, and
 * again after it breaks.
 */
export interface Session {
  /** Runs one query after another on the connection. */
  ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>
  /**
   * Listens on a channel from now on. After the connection breaks, listens again as soon as it is back and calls
   * `again`: messages sent in between are lost.
   */
  listen(channel: string, heard: (message: string) => void, again: () => void): Promise<{ close(): Promise<void> }>
  close(): Promise<void>
}

interface Listener {
  channel: string
  heard: (message: string) => void
  again: () => void
}

const patienceMs = 10_000
const reopenMs = { first: 500, longest: 2_000 }

export function openSession(connection: pg.ClientConfig, log: DatabaseLog): Session {
  const listeners = new Set<Listener>()
  let client: Promise<pg.Client> | undefined
  let last: Promise<unknown> = Promise.resolve()
  let reopening: NodeJS.Timeout | undefined
  let isClosed = false

  function connected(): Promise<pg.Client> {
    client ??= open()
    const opening = client
    opening.catch(() => {
      if (client === opening) client = undefined
    })
    return opening
  }

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({
      application_name: 'learntrail session',
      keepAlive: true,
      keepAliveInitialDelayMillis: patienceMs,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      ...connection,
    })
    opened.on('error', (error) => log.warn({ err: error }, 'the connection that holds locks and listens broke'))
    opened.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload)
    })
    await opened.connect()
    opened.on('end', () => {
      client = undefined
      if (listeners.size > 0) listenAgain(reopenMs.first)
    })
    // Whoever caused the new connection, it listens to all channels of the one before.
    for (const { channel } of listeners) await listenOn(opened, channel)
    return opened
  }

  function listenAgain(afterMs: number): void {
    if (isClosed) return
    clearTimeout(reopening)
    reopening = setTimeout(() => {
      connected().then(
        () => {
          for (const { again } of listeners) again()
        },
        () => listenAgain(Math.min(2 * afterMs, reopenMs.longest)),
      )
    }, afterMs).unref()
  }

  return {
    async ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]) {
      const opened = await connected()
      const answer = last.then(() => opened.query<Row>(text, values))
      last = answer.catch(() => undefined)
      return (await answer).rows
    },
    async listen(channel, heard, again) {
      const opened = await connected()
      const listening = last.then(() => listenOn(opened, channel))
      last = listening.catch(() => undefined)
      await listening
      const listener = { channel, heard, again }
      listeners.add(listener)
      return {
        async close() {
          listeners.delete(listener)
        },
      }
    },
    async close() {
      isClosed = true
      clearTimeout(reopening)
      listeners.clear()
      const opened = await client?.catch(() => undefined)
      await opened?.end()
    },
  }
}

const listenOn = (client: pg.Client, channel: string) => client.query(`listen ${client.escapeIdentifier(channel)}`)
