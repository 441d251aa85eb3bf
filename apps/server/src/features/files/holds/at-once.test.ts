import { randomUUID } from 'node:crypto'
import { fileDurations } from '@learntrail/contract/files/limits'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { untilJobsDone, untilLocked } from '../../../testing/database-state.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepUnusedFiles } from '../files.jobs.ts'
import { removeFile, storeFiles } from '../files.service.ts'
import { text } from '../sample-files.fixture.ts'

let product: TestApp
let owner: TestPerson
let file: string
let drafts: [string, string]

beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

beforeEach(async () => {
  const [stored] = await storeFiles(product.platform, owner.id, [{ name: 'a.txt', content: text(randomUUID()) }])
  file = stored?.id ?? ''
  // Waits until its text is read, so that no job waits for its row.
  await untilJobsDone(product.platform)
  drafts = [await newDraft(), await newDraft()]
  product.clock.advance(fileDurations.unusedFile + 1)
})

async function newDraft(): Promise<string> {
  const id = newId(product.clock.now().getTime())
  await product.platform.pool.query(
    `insert into drafts (id, owner_id, client_id, title, content, text, privacy, version, writer, writer_save, writer_base,
       created_at, updated_at) values ($1, $2, $1, '', '{}', '', 3, 1, $1, 1, 1, now(), now())`,
    [id, owner.id],
  )
  return id
}

const put = (client: Pick<PoolClient, 'query'>, draft: string, files: string[]) =>
  client.query('update drafts set file_ids = $1 where id = $2', [files, draft])

async function holders(): Promise<string[]> {
  const { rows } = await product.platform.pool.query<{ id: string }>(
    'select holder_id as id from file_holds where file_id = $1 order by holder_id',
    [file],
  )
  return rows.map(({ id }) => id)
}

const isThere = async () =>
  (await product.platform.pool.query('select 1 from files where id = $1', [file])).rows.length === 1

/** Runs `other` while a transaction has run `first` and not ended. */
async function during(first: (client: PoolClient) => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  const client = await product.platform.pool.connect()
  try {
    await client.query('begin')
    await first(client)
    await other()
    await client.query('commit')
  } finally {
    client.release()
  }
}

test('the clean-up leaves what is put somewhere at the moment at which it looks', async () => {
  let sweeping: Promise<unknown> = Promise.resolve()
  await during(
    (client) => put(client, drafts[0], [file]),
    async () => {
      sweeping = sweepUnusedFiles(product.platform)
      await untilLocked(product.platform.pool)
    },
  )
  await sweeping
  expect([await isThere(), await holders()]).toEqual([true, [drafts[0]]])
  await put(product.platform.pool, drafts[0], [])
  await sweepUnusedFiles(product.platform)
  expect(await isThere()).toBe(false)
})

test('taking out of one place and putting into another leaves it in the other', async () => {
  await put(product.platform.pool, drafts[0], [file])
  await during(
    (client) => put(client, drafts[0], []),
    () => put(product.platform.pool, drafts[1], [file]),
  )
  expect(await holders()).toEqual([drafts[1]])
})

test('taking out of a place and putting it back there leaves it there', async () => {
  await put(product.platform.pool, drafts[0], [file])
  let back: Promise<unknown> = Promise.resolve()
  await during(
    (client) => put(client, drafts[0], []),
    async () => {
      back = put(product.platform.pool, drafts[0], [file])
      await untilLocked(product.platform.pool)
    },
  )
  await back
  expect(await holders()).toEqual([drafts[0]])
})

test('what is removed at the moment at which it is put somewhere is gone, and nothing holds it', async () => {
  let putting: Promise<unknown> = Promise.resolve()
  await during(
    (client) => client.query('delete from files where id = $1', [file]),
    async () => {
      putting = put(product.platform.pool, drafts[0], [file])
      await untilLocked(product.platform.pool)
    },
  )
  await putting
  expect([await isThere(), await holders()]).toEqual([false, []])
})

test('its owner cannot remove what is being put somewhere at that moment', async () => {
  let removing: Promise<unknown> = Promise.resolve()
  await during(
    (client) => put(client, drafts[0], [file]),
    async () => {
      removing = removeFile(product.platform, owner.id, file)
      removing.catch(() => {})
      await untilLocked(product.platform.pool)
    },
  )
  await expect(removing).rejects.toThrow('FILE_IN_USE')
  expect([await isThere(), await holders()]).toEqual([true, [drafts[0]]])
})
