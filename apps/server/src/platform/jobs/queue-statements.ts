import { type StatementClient, StatementNames } from '../database/index.ts'

/** The database interface that pg-boss expects. */
interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

const names = new StatementNames('queue', { longest: 20_000 })

/** In the statement by which a worker fetches jobs, its queue's name. */
const fetchedQueue = /^\s*WITH next AS [\s\S]*?\bname = '([^']+)'/

/**
 * Makes the name of the queue, which pg-boss writes into the text, a value: otherwise every worker's statement is parsed
 * and planned by itself, which is most of a start.
 */
export function withQueueAsValue(text: string, values: readonly unknown[]): { text: string; values: unknown[] } {
  const [, queue] = fetchedQueue.exec(text) ?? []
  if (queue === undefined) return { text, values: [...values] }
  return { text: text.replaceAll(`name = '${queue}'`, `name = $${values.length + 1}`), values: [...values, queue] }
}

/**
 * Runs the queue's statements on a connection. Repeated ones are named: inserting a job took the database 0.3 ms, and
 * planning it 2.4 ms.
 */
export function queueOver(client: StatementClient): QueueDatabase {
  return {
    executeSql: (text, given = []) => {
      const { text: shared, values } = withQueueAsValue(text, given)
      return client.query(names.named({ text: shared }), values)
    },
  }
}
