import { createHash } from 'node:crypto'
import type { StatementClient } from '../database/index.ts'

/** How the queue's library asks the database. */
interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/** Every kind of job has a few; what an unknown version writes anew each time must not fill the database's memory. */
const mostNamed = 500

const names = new Map<string, string>()

/**
 * The queue over a connection. What it asks again and again has a name, so that the database plans it once a connection:
 * putting a job into the queue took it 0.3 ms, and 2.4 ms to think about it.
 */
export function queueOver(client: StatementClient): QueueDatabase {
  return {
    executeSql: (text, values = []) => client.query({ ...nameOf(text), text }, values),
  }
}

function nameOf(text: string): { name?: string } {
  // Several statements in one text cannot be prepared; those of the queue that are one all begin so.
  if (!/^\s*with\b/i.test(text)) return {}
  const known = names.get(text)
  if (known !== undefined) return { name: known }
  if (names.size === mostNamed) return {}
  const name = `queue-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return { name }
}
