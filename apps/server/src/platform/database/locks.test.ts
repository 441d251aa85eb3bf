import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type Locks, openLocks } from './locks.ts'
import { openSession, type Session } from './session.ts'

let database: TestDatabase
let sessions: Session[]
let here: Locks
let elsewhere: Locks
beforeAll(async () => {
  database = await createTestDatabase()
  sessions = [openSession(database.connection, silentLog), openSession(database.connection, silentLog)]
  ;[here, elsewhere] = sessions.map((session) => openLocks(session, silentLog)) as [Locks, Locks]
})
afterAll(async () => {
  for (const session of sessions) await session.close()
  await database.drop()
})

/** Returns whether the lock could be taken now. */
async function isFree(locks: Locks, key: string): Promise<boolean> {
  let wasDone = false
  await locks.exclusively(key, async () => {
    wasDone = true
  })
  return wasDone
}

test('what one process does alone is left to it, by others and by itself, and other things are not', async () => {
  await here.exclusively('a', async () => {
    expect(await isFree(elsewhere, 'a')).toBe(false)
    expect(await isFree(here, 'a')).toBe(false)
    expect(await isFree(elsewhere, 'b')).toBe(true)
    expect(await isFree(here, 'b')).toBe(true)
  })
  expect(await isFree(elsewhere, 'a')).toBe(true)
})

test('work that fails holds nothing afterwards', async () => {
  const failing = here.exclusively('a', async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await isFree(elsewhere, 'a')).toBe(true)
})

test('a process whose connection breaks holds nothing, and takes locks again by itself', async () => {
  await here.exclusively('a', async () => {
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'learntrail session' and datname = current_database()",
    )
    // The other process's connection broke as well, so it may have to ask twice.
    await expect.poll(() => isFree(elsewhere, 'a').catch(() => false)).toBe(true)
  })
  expect(await isFree(here, 'a')).toBe(true)
})

test('any number of locks takes one connection', async () => {
  const keys = Array.from({ length: 20 }, (_, number) => `many ${number}`)
  let reached = 0
  let open: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  await Promise.all(
    keys.map((key) =>
      here.exclusively(key, async () => {
        reached += 1
        if (reached === keys.length) open()
        await all
      }),
    ),
  )
  const { rows } = await database.pool.query(
    "select count(*)::int as count from pg_stat_activity where application_name = 'learntrail session' and datname = current_database()",
  )
  expect(rows).toEqual([{ count: 2 }])
})
