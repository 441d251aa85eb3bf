import type { Pool } from 'pg'

/**
 * Does something that only one process may do at a time; does nothing while another does it. The lock lives as long as the
 * connection, so that a killed server holds none. The key names it among all that is done alone.
 */
export async function alone(pool: Pool, key: string, work: () => Promise<void>): Promise<void> {
  const connection = await pool.connect()
  try {
    const { rows } = await connection.query<{ isMine: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isMine"',
      [key],
    )
    if (rows[0]?.isMine !== true) return
    try {
      await work()
    } finally {
      await connection.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key])
    }
  } finally {
    connection.release()
  }
}
