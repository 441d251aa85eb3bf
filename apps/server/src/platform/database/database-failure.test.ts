import { createServer } from 'node:net'
import { DrizzleQueryError, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { databaseFailure } from './database-failure.ts'

const fromServer = (code: string, message = 'said by the server') =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code })
const fromSystem = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall })

test.each([
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['08000', 'away'],
  ['08006', 'away'],
  ['08P01', undefined],
  ['28P01', 'away'],
  ['3D000', 'away'],
  ['53200', 'away'],
  ['53300', 'away'],
  ['57014', 'away'],
  ['55P03', 'away'],
  ['25P03', 'away'],
  ['40P01', 'away'],
  ['25006', 'readOnly'],
  ['53100', 'full'],
  ['23505', undefined],
  ['42P01', undefined],
  ['58030', undefined],
  ['XX000', undefined],
])('SQLSTATE %s means %s, wrapped or not', (code, failure) => {
  const error = fromServer(code)
  expect(databaseFailure(error)).toBe(failure)
  expect(databaseFailure(new DrizzleQueryError('insert', [], error))).toBe(failure)
  expect(databaseFailure(new Error('ours', { cause: new DrizzleQueryError('insert', [], error) }))).toBe(failure)
})

test('an input or output error for lack of room is a full disk', () => {
  expect(databaseFailure(fromServer('58030', 'could not write block 3: No space left on device'))).toBe('full')
})

test.each([
  [fromSystem('ECONNREFUSED', 'connect'), 'away'],
  [fromSystem('ECONNRESET', 'read'), 'away'],
  [fromSystem('ENOTFOUND', 'getaddrinfo'), 'away'],
  [fromSystem('ENOENT', 'connect'), 'away'],
  [fromSystem('ENOENT', 'open'), undefined],
  [new Error('timeout exceeded when trying to connect'), 'away'],
  [new Error('Connection terminated unexpectedly'), 'away'],
  [new Error('Connection terminated due to connection timeout', { cause: new Error('timeout') }), 'away'],
  [new Error('Query read timeout'), 'away'],
  [new Error('Client has encountered a connection error and is not queryable'), 'away'],
  [new Error('a text about a timeout expired'), undefined],
  ['no error', undefined],
])('%s means %s', (error, failure) => {
  expect(databaseFailure(error)).toBe(failure)
})

describe('on a real database', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())

  const failureOf = async (work: Promise<unknown>) =>
    databaseFailure(
      await work.then(
        () => undefined,
        (error: unknown) => error,
      ),
    )
  const inSession = (...statements: string[]) =>
    database.db.transaction(async (transaction) => {
      for (const statement of statements) await transaction.execute(sql.raw(statement))
    })

  test('a change in a read-only transaction', async () => {
    expect(await failureOf(inSession('set transaction read only', 'create table t (id int)'))).toBe('readOnly')
  })

  test('a statement that takes too long', async () => {
    expect(await failureOf(inSession("set local statement_timeout = '20ms'", 'select pg_sleep(5)'))).toBe('away')
  })

  test('a connection that the server ends', async () => {
    expect(await failureOf(inSession('select pg_terminate_backend(pg_backend_pid())'))).toBe('away')
  })

  test('a database that is not there', async () => {
    const pool = new pg.Pool({ ...database.connection, database: 'nowhere' })
    expect(await failureOf(pool.query('select 1'))).toBe('away')
    await pool.end()
  })

  test('a socket that nobody listens on', async () => {
    const pool = new pg.Pool({ ...database.connection, host: '/nowhere' })
    expect(await failureOf(pool.query('select 1'))).toBe('away')
    await pool.end()
  })

  test('no free connection in time', async () => {
    const pool = new pg.Pool({ ...database.connection, max: 1, connectionTimeoutMillis: 1_000 })
    const held = await pool.connect()
    expect(await failureOf(pool.query('select 1'))).toBe('away')
    held.release()
    await pool.end()
  })

  test('a server that takes the connection and says nothing', async () => {
    const silent = createServer()
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as { port: number }
    const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 })
    expect(await failureOf(pool.query('select 1'))).toBe('away')
    await pool.end()
    silent.close()
  })
})
