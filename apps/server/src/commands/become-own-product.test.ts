import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendMail } from '../features/accounts/index.ts'
import { createJobs, jobKind } from '../platform/jobs/jobs.ts'
import { silentLog } from '../testing/silent-log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { becomeOwnProduct } from './become-own-product.ts'

let database: TestDatabase
let dataDir: string

beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'learntrail-copy-'))
})
afterEach(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

test('a copy beside its original sends none of its mails, does the other jobs, and is another product', async () => {
  const other = jobKind<object>('test.other')
  const jobs = await createJobs(database.pool, silentLog)
  jobs.handle(other, async () => undefined)
  jobs.handle(sendMail, async () => undefined)
  await jobs.start()
  await jobs.stop()
  const later = { startAfter: new Date('2100-01-01') }
  await jobs.enqueue(database.db, other, {}, later)
  await jobs.enqueue(database.db, sendMail, { to: 'somebody@learntrail.test', subject: '', text: '', html: '' }, later)
  const original = await identities()

  expect(await becomeOwnProduct(database.pool, { dataDir, s3: undefined })).toEqual({ droppedMails: 1 })
  const { rows } = await database.pool.query(`select name from jobs.job where name in ('mail.send', 'test.other')`)
  expect(rows).toEqual([{ name: other.name }])
  const own = await identities()
  expect(own).not.toEqual(original)
  expect(JSON.parse(await readFile(join(dataDir, 'files/identity.json'), 'utf8')).id).toBe(own[0])
})

test('a copy of a product that never started has no mails to drop', async () => {
  expect(await becomeOwnProduct(database.pool, { dataDir, s3: undefined })).toEqual({ droppedMails: 0 })
})

async function identities(): Promise<string[]> {
  const { rows } = await database.pool.query('select id from product_identity')
  return rows.map(({ id }) => id)
}
