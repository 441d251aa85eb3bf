import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newEPortfolio } from '../eportfolio.fixture.ts'
import { eportfolioForms, eportfolioVersions } from '../eportfolio.tables.ts'
import { asked, changed, exported, readOne, settled, updated } from './export.fixture.ts'
import type { FormKey } from './export.repository.ts'
import { makeForm } from './make-form.service.ts'
import { occupyDocuments } from './occupy-documents.fixture.ts'

let product: TestApp
let owner: TestPerson
let folder: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  folder = await mkdtemp(join(tmpdir(), 'learntrail-cancelling-'))
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

const path = '/api/v2/ePortfolio'
const cancel = ({ id, version, type }: FormKey, by = owner) =>
  by.browser.delete(`${path}/${id}/versions/${version}/forms/${type}`)
const filesOf = async (person: TestPerson) => {
  const { rows } = await product.platform.pool.query('select id from files where owner_id = $1', [person.id])
  return rows.length
}

/** Adds a pending version without a job. */
async function leaveVersion(id: string, version = 2): Promise<FormKey> {
  const { db } = product.platform
  const [first] = await db.select().from(eportfolioVersions).where(eq(eportfolioVersions.eportfolioId, id))
  if (first === undefined) throw new Error('there is nothing to make a version of')
  await db.insert(eportfolioVersions).values({ ...first, number: version, clientId: randomUUID() })
  return leaveForm(id, version, 'pdf')
}
async function leaveForm(id: string, version: number, type: FormType): Promise<FormKey> {
  const row = { eportfolioId: id, version, type, state: 'pending', askedAt: product.clock.now() } as const
  await product.platform.db.insert(eportfolioForms).values(row)
  return { id, version, type }
}

test('a cancelled version leaves the one that is read, and its draft', async () => {
  const first = await exported(owner)
  const key = await leaveVersion(first.id)
  for (const _time of ['once', 'again']) expect((await cancel(key)).json()).toEqual({ ok: true })
  expect(await readOne(owner, first.id)).toEqual(first)
  const draft = await owner.browser.get(`/api/v2/exportDraft/${first.draftId}`)
  expect(draft.statusCode).toBe(200)
  // Its job may still be queued.
  await makeForm(product.platform, key, { isLast: true })
  expect(await readOne(owner, first.id)).toEqual(first)
})

test('a cancelled first export is as if it had not been asked for', async () => {
  const person = await newPerson(product)
  const { id, draftId, document } = await asked(person)
  expect((await cancel({ id, version: 1, type: document.type }, person)).json()).toEqual({ ok: true })
  expect(await readOne(person, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
  expect((await person.browser.get(`/api/v2/exportDraft/${draftId}`)).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await filesOf(person)).toBe(0), 20_000)
})

test('a further form is cancelled alone', async () => {
  const first = await exported(owner)
  await cancel(await leaveForm(first.id, 1, 'pdfa'))
  expect(await readOne(owner, first.id)).toEqual(first)
})

test('what is made already stays', async () => {
  const { id, document } = await exported(owner)
  const answer = await cancel({ id, version: 1, type: document.type })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'EXPORT_MADE' })
  expect(await readOne(owner, id)).toMatchObject({ document })
})

test('of two versions that are made, the other goes on when the first is cancelled', async () => {
  const person = await newPerson(product)
  const first = await asked(person)
  await changed(person, first, { title: '第二版' })
  const second = await asked(person, { draftId: String(first.draftId), ePortfolioId: first.id })
  await cancel({ id: first.id, version: 1, type: 'pdf' }, person)
  const done = await settled(person, first.id)
  expect(done).toMatchObject({ version: second.askedVersion, document: { state: 'done' } })
  expect(await updated(person, done, { title: '第三版' })).toMatchObject({ version: 3 })
})

test('cancelling ends the making at once, also where a long step says nothing of itself', async () => {
  const first = await exported(owner)
  const leaving = new AbortController()
  const endless = await occupyDocuments(folder, leaving.signal)
  const key = await leaveForm(first.id, 1, 'pdfa')
  const making = makeForm(product.platform, key, { isLast: true })
  await vi.waitFor(async () =>
    expect((await readOne(owner, first.id)).forms).toMatchObject([{}, { state: 'in_progress' }]),
  )
  await cancel(key)
  await making
  expect(await readOne(owner, first.id)).toEqual(first)
  leaving.abort()
  expect(new Set(await Promise.all(endless))).toEqual(new Set(['cancelled']))
})

test('cancelling in the last moment leaves nothing of it', async () => {
  const person = await newPerson(product)
  const first = await exported(person)
  const key = await leaveVersion(first.id)
  const { storage } = product.platform
  const keep: typeof storage.keep = async (received) => {
    await storage.keep(received)
    await cancel(key, person)
  }
  await makeForm({ ...product.platform, storage: { ...storage, keep } }, key, { isLast: true })
  expect(await readOne(person, first.id)).toEqual(first)
  expect(await filesOf(person)).toBe(1)
})

test('an export is its owner’s to cancel', async () => {
  const other = await newPerson(product)
  const id = await newEPortfolio(product, owner)
  const key = await leaveForm(id, 1, 'pdfa')
  expect((await cancel(key, other)).json()).toMatchObject({ code: 'NO_PERMISSION' })
  expect((await readOne(owner, id)).forms).toHaveLength(2)
})
