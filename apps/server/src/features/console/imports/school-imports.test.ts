import { randomUUID } from 'node:crypto'
import type { AuditEntry } from '@learntrail/contract/console/audit'
import type { SchoolFileReport, SchoolImportView } from '@learntrail/contract/console/school-imports'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { giveUpSchoolImport, runSchoolImport } from './school-imports.service.ts'
import { schoolImports } from './school-imports.tables.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const path = '/api/v2/admin/school-imports'
const reason = '一一五學年度'
const listOf = (...rows: string[]) => {
  const lines = ['代碼,學校名稱,公/私立,縣市名稱', ...rows]
  return { name: 'high.csv', content: Buffer.from(lines.join('\r\n')).toString('base64') }
}
const check = async (file: object) => (await operator.browser.post(`${path}/check`, file)).json<SchoolFileReport>()
const listed = async () => (await operator.browser.get(path)).json<{ items: SchoolImportView[] }>().items
const logged = async (act: string) =>
  (await operator.browser.get(`/api/v2/admin/audit?act=${act}`)).json<{ items: AuditEntry[] }>().items

async function named(code: string): Promise<string[]> {
  const { rows } = await product.platform.pool.query('select name from schools where code = $1', [code])
  return rows.map(({ name }) => name)
}

/** Starts an import and waits for its end. */
async function bring(file: object): Promise<SchoolImportView> {
  const body = { ...file, clientId: randomUUID(), reason }
  const ids: (string | undefined)[] = []
  // Sent again, it is the same import.
  for (const _ of [1, 2])
    ids.push((await operator.browser.post(path, body)).json<{ items: SchoolImportView[] }>().items[0]?.id)
  expect(ids[1]).toBe(ids[0])
  return vi.waitFor(
    async () => {
      const found = (await listed()).find(({ id }) => id === ids[0])
      if (found?.finishedAt == null) throw new Error('still under way')
      return found
    },
    { timeout: 30_000, interval: 50 },
  )
}

/** An import as a killed server leaves it. */
async function leftRunning(file: { name: string; content: string }): Promise<string> {
  const startedAt = product.clock.now()
  const id = newId(startedAt.getTime())
  await product.platform.db.insert(schoolImports).values({
    id,
    name: file.name,
    content: Buffer.from(file.content, 'base64'),
    state: 'running',
    startedAt,
    reason,
    importerId: operator.id,
    requestId: `request-${id}`,
    clientId: randomUUID(),
  })
  return id
}

test('a list of the ministry’s is looked at, imported by itself, and says what it did', async () => {
  const file = listOf('990001,市立晨光高級中學,公立,[01]新北市', '990002,?,公立,沒有這個縣')
  const before = await check(file)
  expect(before.counts).toMatchObject({ added: 1, refused: 1 })
  expect(before.differences.map(({ kind }) => kind).sort()).toEqual(['added', 'refused'])
  expect(await named('990001')).toEqual([])
  expect(await listed()).toEqual([])

  const done = await bring(file)
  expect(done).toMatchObject({ state: 'done', report: before, importer: { id: operator.id } })
  expect(await named('990001')).toHaveLength(1)
  expect(await logged('import.started')).toMatchObject([{ reason }])
  expect(await logged('school.imported')).toMatchObject([{ reason, data: before.counts }])

  const again = await bring(file)
  expect(again.report?.counts).toMatchObject({ added: 0, changed: 0, gone: 0, unchanged: 1 })
  const { rows } = await product.platform.pool.query('select content from school_imports')
  expect(rows).toEqual([{ content: null }, { content: null }])
})

test('what makes no sense fails as a whole, and says why', async () => {
  const failed = await bring({ name: 'no.csv', content: Buffer.from('hello').toString('base64') })
  expect(failed).toMatchObject({ state: 'failed', report: { trouble: { code: 'no_header' } } })
})

test('how far it is can be seen while nothing of it is there yet', async () => {
  const { platform } = product
  await bring(listOf('990011,市立朝陽高級中學,公立,[01]新北市'))
  const id = await leftRunning(
    listOf('990011,市立夕陽高級中學,公立,[01]新北市', '990012,市立星光高級中學,公立,[01]新北市'),
  )
  // Another person is choosing the school that changes: the import waits after writing one of two.
  const other = await platform.pool.connect()
  await other.query('begin')
  await other.query("select 1 from schools where code = '990011' for update")
  const run = runSchoolImport(platform, id)
  const far = async () => (await listed()).find((one) => one.id === id)
  await vi.waitFor(async () => expect(await far()).toMatchObject({ state: 'running', done: 1, total: 2 }), 4_000)
  expect(await named('990012')).toEqual([])
  await other.query('commit')
  other.release()
  await run
  expect(await far()).toMatchObject({ state: 'done', done: 2, total: 2 })
  expect(await named('990012')).toHaveLength(1)
})

test('run twice at once it is done once, and its report is of the run that did it', async () => {
  const id = await leftRunning(listOf('990021,市立流星高級中學,公立,[01]新北市'))
  const before = (await logged('school.imported')).length
  await Promise.all([runSchoolImport(product.platform, id), runSchoolImport(product.platform, id)])
  const found = (await listed()).find((one) => one.id === id)
  expect(found).toMatchObject({ state: 'done', report: { counts: { added: 1, unchanged: 0 } } })
  expect(await logged('school.imported')).toHaveLength(before + 1)
  await giveUpSchoolImport(product.platform, id)
  expect((await listed()).find((one) => one.id === id)).toEqual(found)
})

test('whatever stops it, all of it is there or nothing, and the next try does all', async () => {
  const { platform } = product
  const id = await leftRunning(listOf('990003,市立晚霞高級中學,公立,[01]新北市'))
  await platform.pool.query(`create function stop_here() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await platform.pool.query(`create trigger stop_here before insert on audit_entries
    for each row when (new.request_id = 'request-${id}') execute function stop_here()`)
  await expect(runSchoolImport(platform, id)).rejects.toThrow()
  expect(await named('990003')).toEqual([])
  await platform.pool.query('drop trigger stop_here on audit_entries')
  // A job may run twice.
  for (const _ of [1, 2]) await runSchoolImport(platform, id)
  expect(await named('990003')).toHaveLength(1)
  expect((await listed()).find((one) => one.id === id)).toMatchObject({ state: 'done' })
})
