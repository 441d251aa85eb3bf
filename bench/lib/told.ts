import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { LiveItem } from '@learntrail/contract/live/kinds'
import { liveLimits } from '@learntrail/contract/live/limits'
import { streamEvents } from '@learntrail/contract/live/stream-events'
import type pg from 'pg'
import { sessionCookie } from '../../apps/server/src/features/accounts/session-cookie.http.ts'
import { pauseAfter } from '../../apps/web/src/live/pauses.rules.ts'

interface Account {
  accountId: string
  token: string
}

/** Tells each of some people an event repeatedly, as a change of theirs would. */
export class Teller {
  readonly told: { accountId: string; id: string; at: number }[] = []
  readonly #pool: pg.Pool
  readonly #accounts: readonly Account[]
  #isDone = false

  constructor(pool: pg.Pool, accounts: readonly Account[]) {
    this.#pool = pool
    this.#accounts = accounts
  }

  /** Works until `finish`. Events that the database did not take while away do not count as told. */
  async work(pauseMs: number): Promise<void> {
    while (!this.#isDone) {
      const at = performance.now()
      const news = this.#accounts.map(({ accountId }) => ({ accountId, id: randomUUID(), at }))
      await this.#pool
        .query(
          `insert into live_messages (topic, kind, subject_id)
           select topic, 'updateFile', id from unnest($1::uuid[], $2::uuid[]) as news (topic, id)`,
          [news.map(({ accountId }) => accountId), news.map(({ id }) => id)],
        )
        .then(
          () => this.told.push(...news),
          () => undefined,
        )
      await pause(pauseMs)
    }
  }

  finish(): void {
    this.#isDone = true
  }
}

/**
 * Keeps a person's live stream open as the web does: gives up on silence, reconnects, and resumes at the last event.
 */
export class Listener {
  /** The ids of events heard. */
  readonly heard = new Set<string>()
  /** When the last reset came, which says to read everything anew; as `performance.now()`. */
  askedAnewAt = 0
  readonly #address: string
  readonly #account: Account
  #position: string | undefined
  #failures = 0
  #line = new AbortController()
  #isClosed = false

  constructor(base: string, account: Account) {
    this.#address = `${base}/api/v2/user-event`
    this.#account = account
  }

  get accountId(): string {
    return this.#account.accountId
  }

  async listen(): Promise<void> {
    while (!this.#isClosed) {
      await this.#read().catch(() => undefined)
      this.#failures += 1
      if (!this.#isClosed) await pause(pauseAfter(this.#failures), undefined, { ref: false })
    }
  }

  close(): void {
    this.#isClosed = true
    this.#line.abort()
  }

  async #read(): Promise<void> {
    this.#line = new AbortController()
    const giveUp = () => this.#line.abort()
    let silence = setTimeout(giveUp, liveLimits.silenceSeconds * 1_000)
    try {
      const headers = {
        accept: 'text/event-stream',
        cookie: `${sessionCookie}=${this.#account.token}`,
        connection: 'close',
        ...(this.#position !== undefined && { 'last-event-id': this.#position }),
      }
      const { ok, body } = await fetch(this.#address, { headers, signal: this.#line.signal })
      if (!ok || body === null) return
      let words = ''
      for await (const part of body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(silence)
        silence = setTimeout(giveUp, liveLimits.silenceSeconds * 1_000)
        const events = (words + part).split('\n\n')
        words = events.pop() ?? ''
        for (const event of events) this.#hear(event)
      }
    } finally {
      clearTimeout(silence)
    }
  }

  #hear(event: string): void {
    const fields = new Map(
      event.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    )
    this.#failures = 0
    this.#position = fields.get('id') ?? this.#position
    if (fields.get('event') === streamEvents.reset) this.askedAnewAt = performance.now()
    if (fields.get('event') !== streamEvents.live) return
    const { items } = JSON.parse(fields.get('data') ?? '') as { items: LiveItem[] }
    for (const { id } of items) if (id !== null) this.heard.add(id)
  }
}
