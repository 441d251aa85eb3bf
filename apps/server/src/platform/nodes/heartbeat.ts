import { hostname } from 'node:os'
import type { Pool } from 'pg'
import { newId } from '../ids/ids.ts'
import { productVersion } from '../version.ts'

const everyMs = 10_000

/** Uses the database's clock, so that nodes need not agree on the time. A node silent for 10 minutes is removed. */
const beatQuery = {
  name: 'node-beat',
  text: `with gone as (delete from nodes where last_seen_at < now() - interval '10 minutes'),
    here as (insert into nodes (id, name, version, started_at, last_seen_at) values ($1, $2, $3, now(), now())
      on conflict (id) do update set last_seen_at = excluded.last_seen_at)
    select count(*)::integer as others from nodes where id <> $1 and last_seen_at >= now() - interval '30 seconds'`,
}

const nodesQuery = {
  name: 'nodes',
  text: `select id, name, version, started_at as "startedAt", last_seen_at as "lastSeenAt",
      last_seen_at < now() - interval '30 seconds' as "isSilent" from nodes order by started_at, id`,
}

export interface ListedNode {
  id: string
  name: string
  version: string
  startedAt: Date
  lastSeenAt: Date
  /** It has missed more than one beat (30 seconds). */
  isSilent: boolean
}

export async function listNodes(pool: Pool): Promise<ListedNode[]> {
  return (await pool.query<ListedNode>(nodesQuery)).rows
}

/** Registers this process every ten seconds, and removes it at the end. */
export class Heartbeat {
  readonly id = newId()
  #pool: Pool
  #name: string
  #timer: NodeJS.Timeout | undefined
  #others = 0

  constructor(pool: Pool, name = hostname()) {
    this.#pool = pool
    this.#name = name
  }

  async beat(): Promise<void> {
    const values = [this.id, this.#name, productVersion]
    const { rows } = await this.#pool.query<{ others: number }>({ ...beatQuery, values })
    this.#others = rows[0]?.others ?? 0
  }

  /** Number of other processes serving, as of the last beat. */
  get others(): number {
    return this.#others
  }

  /**
   * Starts beating. Failures are ignored, because an unavailable database is reported elsewhere; the next beat follows
   * in ten seconds.
   */
  async start(): Promise<void> {
    const beat = () => this.beat().catch(() => undefined)
    await beat()
    this.#timer = setInterval(beat, everyMs)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#pool.query('delete from nodes where id = $1', [this.id]).catch(() => undefined)
  }
}
