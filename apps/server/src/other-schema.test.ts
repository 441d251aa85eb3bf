import type { Health } from '@learntrail/contract/console/health'
import type { Post } from '@learntrail/contract/posts/posts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish, uploadFiles, writeComment } from './features/posts/posts.fixture.ts'
import { migrateDatabase } from './platform/database/migrate.ts'
import { untilJobsDone } from './testing/database-state.ts'
import { newPerson, type TestPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { createTestSchema, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
let product: TestApp
let writer: TestPerson
let reader: TestPerson
beforeAll(async () => {
  database = await createTestSchema('learntrail')
  product = await createTestApp(undefined, undefined, database)
  writer = await newPerson(product)
  reader = await newPerson(product)
})
afterAll(() => product.close())

test('the product lives in whatever schema its connections name, and what belongs to it stands beside', async () => {
  const { rows } = await database.pool.query<{ schema: string; count: number }>(
    `select relnamespace::regnamespace::text as schema, count(*)::int as count from pg_class
     where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' group by 1 order by 1`,
  )
  expect(rows.map(({ schema }) => schema)).toEqual(['learntrail', 'learntrail_drizzle', 'learntrail_jobs'])
  expect(rows[0]?.count).toBeGreaterThan(100)
  expect(await migrateDatabase(database.pool)).toEqual([])
})

test('people write, read, search and are told there, as anywhere', async () => {
  const [file] = await uploadFiles(writer, [{ name: '河.txt', content: Buffer.from('基隆河') }])
  const { id } = await publish(writer, { title: '基隆河的水質', fileIds: [file?.id ?? ''] })
  expect((await writeComment(reader, id)).statusCode).toBe(200)
  expect((await reader.browser.put(`/api/v2/portfolios/${id}/like`)).statusCode).toBe(200)
  await untilJobsDone(product.platform)

  const seen = (await reader.browser.get(`/api/v2/portfolios/${id}`)).json<Post>()
  expect(seen).toMatchObject({ title: '基隆河的水質', likeCount: 1, messageCount: 1, files: [{ id: file?.id }] })
  const keyword = encodeURIComponent('水質')
  const found = (await reader.browser.get(`/api/v2/search/portfolio?keyword=${keyword}`)).json()
  expect(found.items).toMatchObject([{ id }])
  expect((await writer.browser.get('/api/v2/notice/notice-count')).json()).toMatchObject({ count: 2 })
})

test('operators see its work, and figures are counted of it', async () => {
  const operator = await newPerson(product, { role: 'operator' })
  const health = (await operator.browser.get('/api/v2/admin/health')).json<Health>()
  expect(health.jobs.map(({ kind }) => kind)).toContain('mail.send')
  expect((await operator.browser.get('/api/v2/admin/rooms')).statusCode).toBe(200)
  expect(await product.app.figures()).toMatch(/learntrail_jobs\{kind="mail.send",state="waiting"\} 0/)
})
