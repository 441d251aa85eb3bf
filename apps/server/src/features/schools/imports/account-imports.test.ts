import { randomUUID } from 'node:crypto'
import type { AccountFileReport, AccountImportView } from '@learntrail/contract/console/account-imports'
import type { Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '../../../platform/ids/ids.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { digestOf } from '../../accounts/password-hash.rules.ts'
import { newSchool } from '../../console/people/people.fixture.ts'
import { forgetImports, runImport } from './account-imports.service.ts'
import { accountImports } from './account-imports.tables.ts'

let product: TestApp
let operator: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  operator = await newPerson(product, { role: 'operator' })
})
afterAll(() => product.close())

const path = '/api/v2/admin/account-imports'
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

async function listOf(rows: string[], code: string) {
  await newSchool(product, { code })
  const lines = ['學校,姓名,學號,年級,班級,電子郵件', ...rows.map((row) => `${code},${row}`)]
  return { name: 'list.csv', content: Buffer.from(lines.join('\r\n')).toString('base64') }
}

const listed = async (by: TestPerson) => (await by.browser.get(path)).json<{ items: AccountImportView[] }>().items

/** Starts an import and waits for its end. */
async function bring(file: object): Promise<AccountImportView> {
  const body = { ...file, clientId: randomUUID(), reason: '新學年' }
  const [first] = (await operator.browser.post(path, body)).json<{ items: AccountImportView[] }>().items
  // Sent again, it is the same import.
  expect((await operator.browser.post(path, body)).json<{ items: unknown[] }>().items[0]).toMatchObject({
    id: first?.id,
  })
  return vi.waitFor(
    async () => {
      const found = (await listed(operator)).find(({ id }) => id === first?.id)
      if (found?.finishedAt == null) throw new Error('still under way')
      return found
    },
    { timeout: 30_000, interval: 50 },
  )
}

test('a list is looked at, imported by itself, and its passwords are taken once, by whoever imported it', async () => {
  const file = await listOf(['林小雨,s1,高二,203,', '陳小晴,s2,高二,203,', '誰,s3,沒有這個年級,203,'], 'A9001')
  const check = (await operator.browser.post(`${path}/check`, file)).json<AccountFileReport>()
  expect(check).toMatchObject({
    trouble: null,
    counts: { added: 2, bad: 1 },
    bad: [{ line: 4, trouble: { code: 'grade_unknown' } }],
  })
  expect(await listed(operator)).toEqual([])

  const done = await bring(file)
  expect(done).toMatchObject({ state: 'done', done: 2, total: 2, counts: { added: 2, bad: 1 }, hasPasswords: true })
  const colleague = await newPerson(product, { role: 'operator' })
  expect((await listed(colleague))[0]).toMatchObject({ id: done.id, hasPasswords: false })
  const take = (by: TestPerson) => by.browser.post(`${path}/${done.id}/passwords`)
  expect(codeOf(await take(colleague))).toBe('IMPORT_NOT_FOUND')

  const { csv } = (await take(operator)).json<{ csv: string }>()
  const [head, first] = csv.split('\r\n')
  expect(head).toContain('帳號,密碼')
  const [username = '', password = ''] = first?.replaceAll('"', '').split(',') ?? []
  expect(username).toBe('a9001-s1')
  const logIn = await product.guest().post('/api/v2/sessions', { account: username, password: digestOf(password) })
  expect(logIn.statusCode).toBe(200)
  expect(codeOf(await take(operator))).toBe('PASSWORDS_TAKEN')
  const { rows } = await product.platform.pool.query('select content, passwords from account_imports')
  expect(rows).toEqual([{ content: null, passwords: null }])
  // The same list again makes no accounts.
  expect((await bring(file)).counts).toMatchObject({ added: 0, unchanged: 2 })
})

test('what makes no sense fails as a whole, and says why', async () => {
  const failed = await bring({ name: 'no.csv', content: Buffer.from('hello').toString('base64') })
  expect(failed).toMatchObject({ state: 'failed', counts: null, hasPasswords: false })
  expect(failed.trouble).toEqual({ code: 'no_header', values: { column: '學號' } })
})

test('what is stopped half-way goes on, and says at its end what all of it was', async () => {
  const { platform, clock } = product
  const people = Array.from({ length: 101 }, (_, index) => `林小雨,n${index},高二,203,`)
  const holder = await newPerson(product)
  people.push(`陳小晴,n101,高二,203,${holder.email}`, '誰,n102,沒有這個年級,203,')
  const { name, content } = await listOf(people, 'A9003')
  const startedAt = clock.now()
  const id = newId(startedAt.getTime())
  await platform.db.insert(accountImports).values({
    id,
    importerId: operator.id,
    clientId: randomUUID(),
    name,
    state: 'running',
    startedAt,
    content: Buffer.from(content, 'base64'),
  })
  const far = async () => (await listed(operator)).find((one) => one.id === id)
  await platform.pool.query(`create function stop_here() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`)
  await platform.pool.query(`create trigger stop_here before insert on accounts
    for each row when (new.username = 'a9003-n100') execute function stop_here()`)
  await expect(runImport(platform, id)).rejects.toThrow()
  const [taken, unreadable] = [{ line: 103 }, { line: 104, trouble: { code: 'grade_unknown' } }]
  expect(await far()).toMatchObject({ state: 'running', done: 100, total: 101, hasPasswords: false })
  expect(await far()).toMatchObject({ counts: { added: 101, bad: 2 }, bad: [taken, unreadable] })

  await platform.pool.query("update accounts set email = 'moved@demo.test' where id = $1", [holder.id])
  await platform.pool.query('drop trigger stop_here on accounts')
  // A job may run twice.
  for (const _ of [1, 2]) await runImport(platform, id)
  expect(await far()).toMatchObject({ state: 'done', done: 102, total: 102, bad: [unreadable] })
  expect((await far())?.counts).toMatchObject({ added: 102, unchanged: 0, bad: 1 })
  const { csv } = (await operator.browser.post(`${path}/${id}/passwords`)).json<{ csv: string }>()
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 102)
})

test('after a week an import says nothing of people any more', async () => {
  await bring(await listOf(['何小河,s1,高一,101,', '壞,s2,?,101,'], 'A9002'))
  const { pool, clock } = product.platform
  await forgetImports(product.platform, new Date(clock.now().getTime() - durations.week))
  expect((await listed(operator))[0]).toMatchObject({ hasPasswords: true, bad: [{ line: 3 }] })
  product.clock.advance(durations.week + 1)
  await forgetImports(product.platform, new Date(clock.now().getTime() - durations.week))
  const { rows } = await pool.query('select 1 from account_imports where passwords is not null or bad <> $1', ['[]'])
  expect(rows).toEqual([])
  const again = { ...operator, browser: await signedIn(product, operator.id) }
  expect((await listed(again))[0]).toMatchObject({ hasPasswords: false, bad: [] })
})
