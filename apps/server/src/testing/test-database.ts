import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, databaseOver } from '../platform/database/database.ts'
import { openPool, requestLimits } from '../platform/database/pool.ts'
import { beside, schemaOf } from '../platform/database/schema.ts'
import { StatementNames } from '../platform/database/statement-names.ts'
import { usualNames } from '../platform/database/transaction-client.ts'
import { silentLog } from './silent-log.ts'

/** Each connection reads the catalogue of the database anew, which costs more than most test statements. */
const poolSize = 4

/** Generous limits, so that a busy machine fails no test; the real limits have tests of their own. */
const limits = { ...requestLimits, connect: 20_000, statement: 40_000, lock: 10_000, held: 60_000 }

export interface TestDatabase {
  db: Database
  pool: pg.Pool
  connection: pg.PoolConfig
  /** Closes the pool and drops the database. */
  drop(): Promise<void>
}

/**
 * Creates a database for a test file, to be called in `beforeAll`: `migrated`, or `started` with everything that the
 * first start of the product adds.
 */
export async function createTestDatabase(state: 'migrated' | 'started' = 'migrated'): Promise<TestDatabase> {
  const { host, role, templates } = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Copies files instead of logging pages: three times as quick.
  await asSuperuser(`create database ${name} template ${templates[state]} owner ${role} strategy file_copy`)
  return openTestDatabase({ host, user: role, database: name })
}

/** Creates an empty database whose role has its tables in this schema. */
export async function createTestSchema(schema: string): Promise<TestDatabase> {
  const { host, role } = inject('databaseServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asSuperuser(`create database ${name} template template0 owner ${role}`)
  await asSuperuser(`create schema ${schema} authorization ${role}`, name)
  await asSuperuser(`alter role ${role} in database ${name} set search_path to ${schema}`)
  return openTestDatabase({ host, user: role, database: name })
}

function openTestDatabase(connection: pg.PoolConfig): TestDatabase {
  const onNested = (problem: Error) => {
    throw problem
  }
  const pool = withNames(openPool({ ...connection, max: poolSize }, silentLog, { limits, onNested }))
  return {
    db: databaseOver(pool),
    pool,
    connection,
    drop: async () => {
      await pool.end()
      await asSuperuser(`drop database ${connection.database} with (force)`)
    },
  }
}

/**
 * Names every statement, so that each is planned once per connection: planning takes longer than running nearly all of
 * them over a few rows.
 */
function withNames(pool: pg.Pool): pg.Pool {
  // The names of transactions are few, and those that files before this one used are of no use here.
  usualNames.renew()
  const names = new StatementNames('test', { longest: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY })
  const query = pool.query.bind(pool) as (statement: unknown, ...rest: unknown[]) => unknown
  const isStatement = (given: unknown): given is pg.QueryConfig =>
    typeof given === 'object' && given !== null && 'text' in given && !('submit' in given)
  pool.query = ((given: unknown, ...rest: unknown[]) => {
    const statement = typeof given === 'string' ? { text: given } : given
    return query(isStatement(statement) ? names.named(statement) : given, ...rest)
  }) as typeof pool.query
  return pool
}

/** Empties a database, as before the first start of the product. */
export async function empty({ pool }: Pick<TestDatabase, 'pool'>): Promise<void> {
  const schema = await schemaOf(pool)
  await pool.query(
    `drop schema if exists ${beside(schema, 'drizzle')} cascade; drop schema ${schema} cascade; create schema ${schema}`,
  )
}

async function asSuperuser(statement: string, database = 'postgres'): Promise<void> {
  const { host, superuser } = inject('databaseServer')
  const client = new pg.Client({ host, user: superuser, database })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
