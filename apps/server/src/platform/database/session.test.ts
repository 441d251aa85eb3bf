import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openSession, type Session } from './session.ts'

let database: TestDatabase
let session: Session
beforeAll(async () => {
  database = await createTestDatabase()
  session = openSession(database.connection, silentLog)
})
afterAll(async () => {
  await session.close()
  await database.drop()
})

const say = (channel: string, message: string) => database.pool.query('select pg_notify($1, $2)', [channel, message])

test('what is said on a channel is heard by who listens to it, until they stop', async () => {
  const heard: string[] = []
  const other: string[] = []
  const listening = await session.listen('News of the "queue"', (message) => heard.push(message), vi.fn())
  await session.listen('elsewhere', (message) => other.push(message), vi.fn())
  await say('News of the "queue"', 'one')
  await expect.poll(() => heard).toEqual(['one'])
  await listening.close()
  await say('News of the "queue"', 'two')
  await say('elsewhere', 'three')
  await expect.poll(() => other).toEqual(['three'])
  expect(heard).toEqual(['one'])
})

test('after the connection broke it listens again by itself, and says that something may have been missed', async () => {
  const heard: string[] = []
  const again = vi.fn()
  await session.listen('broken', (message) => heard.push(message), again)
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'learntrail session' and datname = current_database()",
  )
  await expect.poll(() => again.mock.calls.length).toBe(1)
  await say('broken', 'back')
  await expect.poll(() => heard).toEqual(['back'])
})

test('where the database does not answer, who wants to listen hears of it', async () => {
  const nowhere = openSession({ ...database.connection, database: 'not_there' }, silentLog)
  await expect(nowhere.listen('news', vi.fn(), vi.fn())).rejects.toThrow()
  await nowhere.close()
})
