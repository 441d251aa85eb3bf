import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { publish, uploadFiles } from '../posts.fixture.ts'

let product: TestApp
let client: pg.PoolClient
let owner: TestPerson
let id: string
beforeAll(async () => {
  product = await createTestApp()
  client = await product.platform.pool.connect()
})
afterAll(async () => {
  client.release()
  await product.close()
})
beforeEach(async () => {
  owner = await newPerson(product)
  const files = await uploadFiles(
    owner,
    [1, 2].map((number) => ({ name: `${number}.txt`, content: text() })),
  )
  id = (await publish(owner, { fileIds: files.map((file) => file.id) })).id
})

const versionIn = async (table: 'posts' | 'accounts', row: string): Promise<string> =>
  (await client.query(`select row_version from ${table} where id = $1`, [row])).rows[0].row_version

/** How many rows of records these statements write in one transaction. */
async function writesOf(...statements: string[]): Promise<number> {
  await client.query('begin')
  const before = await writesSoFar()
  for (const statement of statements) await client.query(statement, [id])
  const writes = (await writesSoFar()) - before
  await client.query('commit')
  return writes
}

/** Counted since the connection last reported its statistics. */
async function writesSoFar(): Promise<number> {
  const { rows } = await client.query(`select pg_stat_get_xact_tuples_updated('all_posts'::regclass)::int as writes`)
  return rows[0].writes
}

const written = 'update posts set title = title where id = $1'
const filesGone = 'delete from post_files where post_id = $1'
const renamed = `update files set display_name = '溪水' where id in (select file_id from post_files where post_id = $1)`

test('a record and an account have another version after every change, whatever has changed', async () => {
  const versions = [await versionIn('posts', id)]
  for (const change of ['title = title', 'like_count = like_count + 1', 'message_count = 3', 'privacy = 3']) {
    await client.query(`update posts set ${change} where id = $1`, [id])
    versions.push(await versionIn('posts', id))
  }
  const ofOwner = [await versionIn('accounts', owner.id)]
  for (const change of ["display_name = '溪邊的人'", 'last_seen_at = now()']) {
    await client.query(`update accounts set ${change} where id = $1`, [owner.id])
    ofOwner.push(await versionIn('accounts', owner.id))
  }
  expect(new Set(versions).size).toBe(5)
  expect(new Set(ofOwner).size).toBe(3)
})

test('a change that is made anew after it was lost has another version than the lost one', async () => {
  const lost: string[] = []
  for (const _ of [1, 2, 3]) {
    await client.query('begin')
    await client.query(written, [id])
    await client.query('update accounts set locale = locale where id = $1', [owner.id])
    lost.push(await versionIn('posts', id), await versionIn('accounts', owner.id))
    await client.query('rollback')
  }
  expect(new Set(lost).size).toBe(6)
})

test('what changes beside a record writes it anew, and not again where the transaction has written it', async () => {
  const before = await versionIn('posts', id)
  expect(await writesOf(renamed)).toBe(1)
  expect(await versionIn('posts', id)).not.toBe(before)
  expect(await writesOf(written, filesGone)).toBe(1)
  expect(await writesOf(written, renamed)).toBe(1)
})

test('what one transaction has written tells the next nothing', async () => {
  expect(await writesOf(written)).toBe(1)
  const before = await versionIn('posts', id)
  await writesOf(filesGone)
  expect(await versionIn('posts', id)).not.toBe(before)
})
