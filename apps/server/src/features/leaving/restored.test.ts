import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { publish } from '../posts/posts.fixture.ts'
import { eraseDueAccounts, eraseRestoredAccounts } from './erase-account.ts'

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
  // That it is done was said the first time: there is no address to say it to again.
  const { rows } = await product.platform.pool.query('select email from accounts where id = $1', [erased.id])
  expect(rows).toEqual([{ email: null }])

  await eraseRestoredAccounts(product.platform)
  await eraseDueAccounts(product.platform)
  expect(await isThere(erased.id)).toBe(false)
  expect(await isThere(reader.id)).toBe(true)
})
