import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, startTestPlatform, type TestApp } from '../../testing/test-app.ts'
import { publish } from '../posts/posts.fixture.ts'
import { eraseDueAccounts, eraseRestoredAccounts } from './erase-account.service.ts'
import { resumeErasures } from './leaving.jobs.ts'
import { beginErasure } from './leaving.repository.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const statusOf = async ({ browser }: Pick<TestPerson, 'browser'>, path: string) => (await browser.get(path)).statusCode
const isThere = async (id: string) =>
  (await product.platform.pool.query('select 1 from accounts where id = $1', [id])).rowCount === 1

test('who is erased is remembered beside the files, and who only asked for it is not', async () => {
  const [gone, waiting] = [await newPerson(product), await newPerson(product)]
  await product.platform.pool.query('update accounts set deleted_at = $2 where id = $1', [gone.id, '2020-01-01'])
  const now = product.clock.now()
  await product.platform.pool.query('update accounts set deleted_at = $2 where id = $1', [waiting.id, now])
  await eraseDueAccounts(product.platform)
  const remembered = await Array.fromAsync(product.platform.storage.erased.ids())
  expect([remembered.includes(gone.id), remembered.includes(waiting.id)]).toEqual([true, false])
  expect([await isThere(gone.id), await isThere(waiting.id)]).toEqual([false, true])
})

test('a database from before an erasure shows nothing of that account, lets nobody take it back, and erases it again', async () => {
  const [erased, reader] = [await newPerson(product), await newPerson(product)]
  const { id } = await publish(erased)
  const again = await signedIn(product, erased.id)
  await product.platform.storage.erased.add(erased.id)
  expect(await statusOf(reader, `/api/v2/portfolios/${id}`)).toBe(200)

  await eraseRestoredAccounts(product.platform)
  expect(await statusOf(reader, `/api/v2/portfolios/${id}`)).toBe(404)
  expect((await again.delete('/api/v2/users/setDeleteStatus')).statusCode).not.toBe(200)
  // The receipt was sent at the first erasure, so no address is kept to send another.
  const { rows } = await product.platform.pool.query('select email from accounts where id = $1', [erased.id])
  expect(rows).toEqual([{ email: null }])

  await eraseRestoredAccounts(product.platform)
  await eraseDueAccounts(product.platform)
  expect(await isThere(erased.id)).toBe(false)
  expect(await isThere(reader.id)).toBe(true)
})

test('is erased at the start, not in the night: the rows are gone while everybody else is served', async () => {
  const { platform } = product
  const [erased, reader] = [await newPerson(product), await newPerson(product)]
  await publish(erased)
  await platform.storage.erased.add(erased.id)
  const { db, pool, config } = platform
  const started = await startTestPlatform({ db, pool, connection: pool.options }, { DATA_DIR: config.dataDir })
  try {
    await vi.waitFor(async () => expect(await isThere(erased.id)).toBe(false), { timeout: 60_000, interval: 50 })
  } finally {
    await started.close()
  }
  const { rows } = await pool.query('select 1 from posts where owner_id = $1', [erased.id])
  expect(rows).toEqual([])
  expect(await isThere(reader.id)).toBe(true)
})

test('an erasure that a killed process has left half done goes on at the next start, and a start without any queues nothing', async () => {
  const { platform, clock } = product
  const jobsQueued = async () => {
    const { rows } = await platform.pool.query("select id from jobs.job where name = 'leaving.erase-accounts'")
    return rows.length
  }
  const before = await jobsQueued()
  await resumeErasures(platform)
  expect(await jobsQueued()).toBe(before)
  const halfDone = await newPerson(product)
  await inTransaction(platform.db, (transaction) => beginErasure(transaction, halfDone.id, clock.now()))
  await resumeErasures(platform)
  expect(await jobsQueued()).toBe(before + 1)
})
