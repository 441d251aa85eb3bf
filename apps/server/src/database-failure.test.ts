import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessions } from './features/accounts/accounts.tables.ts'
import { digestOf } from './features/accounts/password-hash.rules.ts'
import { newPerson, type TestPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let product: TestApp
let person: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  person = await newPerson(product)
})

const write = () =>
  person.browser.post('/api/v2/portfolios/portfolio', {
    clientId: randomUUID(),
    title: '今天學到的',
    content: { type: 'doc', content: [] },
    fileIds: [],
    date: '2026-11-01',
    classification: 'works',
    tags: ['creativity'],
    privacy: 0,
  })
const logIn = () =>
  product.guest().post('/api/v2/sessions', { account: person.email, password: digestOf('learn-by-doing') })
const read = () => person.browser.get('/api/v2/users/current')

/** Makes every insert into a table fail in the database itself, as `statement` says. */
async function breakChanges(table: string, statement: string): Promise<() => Promise<void>> {
  await product.platform.pool.query(`
    create function break_${table}() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$;
    create trigger break before insert on ${table} for each row execute function break_${table}()`)
  return async () => {
    await product.platform.pool.query(`drop function break_${table} cascade`)
  }
}

/** As an operator does for maintenance: applies to new connections, so the present ones are ended. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const { pool } = product.platform
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  await pool.query(
    `begin read write; alter database ${rows[0]?.name} set default_transaction_read_only = ${isReadOnly}; commit`,
  )
  // The connection that ends the others ends itself last, and gets no answer.
  const ended = pool.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()) as open`,
  )
  await expect(ended).rejects.toThrow()
  await vi.waitFor(async () => {
    const { rows } = await pool.query<{ setting: string }>(
      "select current_setting('default_transaction_read_only') as setting",
    )
    expect(rows[0]?.setting).toBe(isReadOnly ? 'on' : 'off')
  })
}

test('while nothing can be changed, changes and log-ins are refused in these words and reading goes on', async () => {
  expect((await write()).statusCode).toBe(200)
  // So long ago that reading would extend the session.
  await product.platform.db
    .update(sessions)
    .set({ lastSeenAt: sql`last_seen_at - interval '1 hour'` })
    .where(eq(sessions.accountId, person.id))
  await setReadOnly(true)
  try {
    for (const call of [write, logIn]) {
      await vi.waitFor(async () => {
        const answer = await call()
        expect(answer.json()).toMatchObject({ code: 'READ_ONLY', status: 503 })
        expect(answer.statusCode).toBe(503)
        expect(answer.headers['content-type']).toContain('application/problem+json')
      })
    }
    product.clock.advance(10_000)
    expect((await read()).json()).toMatchObject({ id: person.id })
  } finally {
    await setReadOnly(false)
  }
  await vi.waitFor(async () => expect((await logIn()).statusCode).toBe(200))
})

test.each([
  ['has no room left', "raise exception using errcode = '53100'", 507, 'STORAGE_FULL', undefined],
  ['loses the line', 'perform pg_terminate_backend(pg_backend_pid())', 503, 'SERVICE_UNAVAILABLE', '2'],
  ['shuts down', "raise exception using errcode = '57P01'", 503, 'SERVICE_UNAVAILABLE', '2'],
  ['takes too long', "raise exception using errcode = '57014'", 503, 'SERVICE_UNAVAILABLE', '2'],
])('when the database %s, a record and a log-in are refused so', async (_what, statement, status, code, retryAfter) => {
  for (const [table, call] of [
    ['all_posts', write],
    ['sessions', logIn],
  ] as const) {
    const mend = await breakChanges(table, statement)
    const answer = await call()
    await vi.waitFor(mend)
    expect(answer.json()).toMatchObject({ code, status })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['retry-after']).toBe(retryAfter)
  }
  expect((await write()).statusCode).toBe(200)
})

test('when no connection becomes free in time, the call can be repeated', async () => {
  const { pool } = product.platform
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    const answer = await read()
    expect(answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 })
    expect(answer.headers['retry-after']).toBe('2')
  } finally {
    for (const connection of held) connection.release()
  }
  expect((await read()).statusCode).toBe(200)
})
