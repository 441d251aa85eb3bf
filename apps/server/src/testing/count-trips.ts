import type pg from 'pg'

/**
 * Counts round trips to the database on connections opened from now on. The returned function tells how many `work`
 * takes.
 */
export function tripCounter(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<number> {
  let trips = 0
  pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
    connection.on('readyForQuery', () => {
      trips += 1
    })
  })
  return async (work) => {
    const before = trips
    await work()
    return trips - before
  }
}
