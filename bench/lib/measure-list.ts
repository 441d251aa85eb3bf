import type pg from 'pg'
import { median } from './load.ts'
import { explain, type Statement } from './plan.ts'

/**
 * The cost of a list: the median ms of a hundred reads, the most rows that a plan reads, and its offences (`explain`).
 */
export interface Measured {
  ms: number
  rowsRead: number
  offences: string[]
}

const runs = 100

/** Measures a list read by the product's own function, which runs one statement on `pool`. */
export async function measureList(pool: pg.Pool, read: (pool: pg.Pool) => Promise<unknown>): Promise<Measured> {
  const client = await pool.connect()
  try {
    // One connection in place of the pool, which records the statement and prepares it once, as a pool does.
    let statement: Statement = { text: '', values: [] }
    const query = (asked: Statement) => {
      statement = asked
      return client.query(asked)
    }
    const watched = { query, connect: async () => ({ query: travel, release: () => undefined }) } as unknown as pg.Pool
    // The values of a pipelined statement (`quickRead`) are known only when they are bound.
    const { connection } = client as unknown as { connection: { bind(sent: { values?: unknown[] }): void } }
    const bind = connection.bind.bind(connection)
    let travelling: Pick<Statement, 'text'> | undefined
    connection.bind = (sent) => {
      if (travelling !== undefined) statement = { ...statement, text: travelling.text, values: sent.values ?? [] }
      bind(sent)
    }
    function travel(trip: pg.Submittable & Pick<Statement, 'text'> & { name: string }) {
      const { submit } = trip
      trip.submit = (wire) => {
        statement = { name: trip.name, text: trip.text, values: [] }
        travelling = { text: trip.text }
        submit.call(trip, wire)
        travelling = undefined
      }
      return client.query(trip)
    }
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now()
      await read(watched)
      times.push(performance.now() - started)
    }
    const plans = [
      await explain(client, statement, 'force_custom_plan'),
      // A statement without a name is planned each time, so it has no generic plan.
      ...('name' in statement ? [await explain(client, statement, 'force_generic_plan')] : []),
    ]
    return {
      ms: median(times),
      rowsRead: Math.max(...plans.map(({ rowsRead }) => rowsRead)),
      offences: plans.flatMap(({ offences }) => offences),
    }
  } finally {
    client.release()
  }
}

export function formatted(list: Measured | undefined): string {
  return list === undefined ? '–' : `${list.ms.toFixed(2)} ms (${list.rowsRead} rows)`
}
