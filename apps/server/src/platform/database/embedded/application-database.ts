import pg from 'pg'
import { applicationName } from './connections.ts'

/** Creates the role and the database if they are missing, which also completes a start that was killed in between. */
export async function ensureApplicationDatabase(superuserConnection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(superuserConnection)
  await client.connect()
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [applicationName])
    if (role.rowCount === 0) await client.query(`create role ${applicationName} login`)
    const database = await client.query('select 1 from pg_database where datname = $1', [applicationName])
    if (database.rowCount === 0) await client.query(`create database ${applicationName} owner ${applicationName}`)
  } finally {
    await client.end()
  }
}
