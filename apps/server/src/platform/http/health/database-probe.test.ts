import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { DatabaseProbe } from './database-probe.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Opens a connection to the database that can be frozen: nothing sent arrives, and nothing is closed. */
async function openLine() {
  const lines: [Socket, Socket][] = []
  let isFrozen = false
  const server: Server = createServer((near) => {
    const far = connect(join(String(database.connection.host), '.s.PGSQL.5432'))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (bytes) => isFrozen || to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    lines.push([near, far])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const pool = new pg.Pool({ ...database.connection, host: '127.0.0.1', port })
  return {
    probe: new DatabaseProbe(pool),
    opened: () => lines.length,
    open: () => lines.filter(([near]) => !near.destroyed).length,
    freeze: (frozen: boolean) => {
      isFrozen = frozen
    },
    async close() {
      await pool.end()
      server.close()
      for (const line of lines.flat()) line.destroy()
    },
  }
}

test('a database whose connections are all in use answers', async () => {
  const pool = new pg.Pool({ ...database.connection, max: 1 })
  const held = await pool.connect()
  const probe = new DatabaseProbe(pool)
  expect(await probe.answers()).toBe(true)
  expect(await probe.ask('select 7 as seven')).toEqual([{ seven: 7 }])
  await probe.close()
  held.release()
  await pool.end()
})

test('a frozen database is away within two seconds, for a hundred callers on one connection, and back when it thaws', async () => {
  const line = await openLine()
  expect(await line.probe.answers()).toBe(true)
  line.freeze(true)
  await vi.waitFor(async () => expect(await line.probe.answers()).toBe(false))

  // New connections do not get through either.
  const before = line.opened()
  const answers = await Promise.all(Array.from({ length: 100 }, () => line.probe.answers()))
  expect(answers).toEqual(answers.map(() => false))
  expect(line.opened() - before).toBeLessThanOrEqual(1)
  expect(line.open()).toBeLessThanOrEqual(1)
  expect(await line.probe.ask('select 1')).toEqual([])

  line.freeze(false)
  await vi.waitFor(async () => expect(await line.probe.answers()).toBe(true))
  await line.probe.close()
  await line.close()
})

test('a database that is not there is away', async () => {
  const pool = new pg.Pool({ ...database.connection, host: '/nowhere' })
  const probe = new DatabaseProbe(pool)
  expect(await probe.answers()).toBe(false)
  await probe.close()
  await pool.end()
})
