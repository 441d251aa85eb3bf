import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { productVersion } from '../version.ts'
import { Heartbeat, listNodes } from './heartbeat.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const silence = (id: string, by: string) =>
  product.platform.pool.query(`update nodes set last_seen_at = now() - $2::interval where id = $1`, [id, by])

test('nodes are known while they beat, silent after half a minute, and gone after ten', async () => {
  const { pool } = product.platform
  const [one, other] = [new Heartbeat(pool, 'one'), new Heartbeat(pool, 'other')]
  await one.start()
  await other.beat()
  await other.beat()
  const known = await listNodes(pool)
  expect(known).toMatchObject([
    { id: one.id, name: 'one', version: productVersion, isSilent: false },
    { id: other.id, name: 'other', isSilent: false },
  ])
  await silence(one.id, '31 seconds')
  expect(await listNodes(pool)).toMatchObject([{ name: 'one', isSilent: true }, { isSilent: false }])
  await silence(one.id, '11 minutes')
  await other.beat()
  expect(await listNodes(pool)).toMatchObject([{ name: 'other' }])
  await one.beat()
  await one.stop()
  expect(await listNodes(pool)).toMatchObject([{ name: 'other' }])
  await other.stop()
  expect(await listNodes(pool)).toEqual([])
})
