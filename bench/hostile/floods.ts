import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '../../apps/server/src/platform/ids/ids.ts'
import { linePath } from '../../packages/contract/src/line/facts.ts'
import type { Author } from '../lib/author.ts'

/** The session that a flood uses; a handshake needs none. */
export interface Attacker {
  base: string
  token: string
}

export interface Flood {
  name: string
  /** Concurrent calls. */
  width: number
  /** Prepares the flood; returns a function that makes one call and returns its status. */
  prepare(author: Author, attacker: Attacker): Promise<() => Promise<number>>
}

const json = { 'content-type': 'application/json' }
const records = '/api/v2/portfolios'

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  return answer.status
}

/** Makes a valid file with unique bytes, so that nothing of it is cached or stored yet. */
function newUpload(bytes: number): FormData {
  const form = new FormData()
  const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(bytes), Buffer.from('\n%%EOF')])
  form.append('files', new Blob([new Uint8Array(content)]), '報告.pdf')
  return form
}

const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, key) => [`k${key}`, key])))
const post = (base: string, { headers }: Author, body: string) =>
  statusOf(`${base}${records}/portfolio`, { method: 'POST', headers: { ...headers, ...json }, body })

/** What one person, or one address without an account, can do repeatedly. */
export const floods: readonly Flood[] = [
  {
    name: 'Handshakes of the rooms’ socket, without a session',
    width: 50,
    prepare:
      async (_author, { base }) =>
      () =>
        statusOf(`${base}${linePath}/?EIO=4&transport=polling`),
  },
  {
    name: 'Uploads of 9 MB, six at once',
    width: 6,
    prepare:
      async ({ headers }, { base }) =>
      () =>
        statusOf(`${base}${records}/files`, { method: 'POST', headers, body: newUpload(9_000_000) }),
  },
  {
    name: 'Bodies of 1 MB with 60,000 keys, all refused',
    width: 6,
    prepare:
      async (author, { base }) =>
      () =>
        post(base, author, manyKeys),
  },
  {
    name: 'The analysis and its PDF',
    width: 6,
    async prepare({ headers }, { base }) {
      let number = 0
      return () => {
        number += 1
        const document = number % 4 === 0 ? '/document' : ''
        return statusOf(`${base}/api/v2/users/current/charts${document}`, { headers })
      }
    },
  },
  {
    name: 'Exports of an e-portfolio',
    width: 6,
    async prepare(author) {
      const drafts = [await author.write(1), await author.write(2)]
      let number = 0
      return async () => {
        number += 1
        const draft = drafts[number % drafts.length] as string
        return author.export(draft, newId()).then(
          () => 200,
          (error: unknown) => (String(error).includes('TOO_MANY') ? 429 : 400),
        )
      }
    },
  },
  {
    name: 'The feed, at its rate limit',
    width: 6,
    prepare:
      async ({ headers }, { base }) =>
      () =>
        statusOf(`${base}${records}?view=public`, { headers }),
  },
]

/**
 * Plays a flood until aborted; returns how often each status came. After 429 or no answer it pauses, as a program
 * would.
 */
export async function play(flood: Flood, author: Author, attacker: Attacker, signal: AbortSignal) {
  const call = await flood.prepare(author, attacker)
  const statuses = new Map<number, number>()
  const once = async () => {
    while (!signal.aborted) {
      const status = await call().catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 429 || status === 0) await pause(5)
    }
  }
  await Promise.all(Array.from({ length: flood.width }, once))
  return statuses
}
