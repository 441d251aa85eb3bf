import { type StatementClient, StatementNames } from '../database/index.ts'

/** The database interface that pg-boss expects. */
interface QueueDatabase {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

const names = new StatementNames('queue', { longest: 20_000 })

/**
 * Runs the queue's statements on a connection. Repeated ones are named: inserting a job took the database 0.3 ms, and
 * planning it 2.4 ms.
 */
export function queueOver(client: StatementClient): QueueDatabase {
  return {
    executeSql: (text, values = []) => client.query(names.named({ text }), values),
  }
}
