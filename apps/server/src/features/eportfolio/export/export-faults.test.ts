import type { EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Platform } from '../../../platform/platform.ts'
import { storageFailure } from '../../../platform/storage/storage-failure.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { forGood } from '../../trash/trash.fixture.ts'
import { draftWith, save, text } from '../drafts/export-drafts.fixture.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import { exported, readOne, settled } from './export.fixture.ts'
import { resumeForms } from './export.jobs.ts'
import { makeForm } from './make-form.service.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const path = '/api/v2/ePortfolio'
const formOf = ({ forms }: EPortfolio, type: FormType) => forms.find((form) => form.type === type)

/** Adds a form without a job, as a killed server leaves it. */
async function leave(id: string, state: 'pending' | 'in_progress', type: FormType = 'pdfa') {
  const { db, clock } = product.platform
  await db.insert(eportfolioForms).values({ eportfolioId: id, type, state, progress: 0.4, askedAt: clock.now() })
  return { id, version: 1, type }
}

/** The platform with some functions of its storage replaced. */
const onDisk = (change: Partial<Platform['storage']>): Platform => ({
  ...product.platform,
  storage: { ...product.platform.storage, ...change },
})
const fails = (code: string) => () => Promise.reject(storageFailure(Object.assign(new Error(code), { code })))

const filesOf = async (person = owner): Promise<string[]> => {
  const { rows } = await product.platform.pool.query('select id from files where owner_id = $1 order by id', [
    person.id,
  ])
  return rows.map(({ id }) => id)
}
const eventsOf = async (id: string, kind: string) => {
  const { rows } = await product.platform.pool.query('select data from events where subject_id = $1 and kind = $2', [
    id,
    kind,
  ])
  return rows.map(({ data }) => data)
}
/** Keys in storage that no row refers to. */
async function looseBytes(): Promise<string[]> {
  const keys: string[] = []
  for await (const key of product.platform.storage.keys(new Date(Date.now() + 86_400_000))) keys.push(key)
  const { rows } = await product.platform.pool.query(
    `select given.key from unnest($1::text[]) given (key) where not exists (
      select 1 from files f where given.key in (f.sha256, f.preview_key) or f.thumbnail_keys @> array[given.key])`,
    [keys],
  )
  return rows.map(({ key }) => key)
}

test('what a killed server left begins again and leaves one result, however often it is taken up', async () => {
  const { id } = await exported(owner)
  const before = await filesOf()
  const key = await leave(id, 'in_progress')
  const { platform } = product
  await Promise.all([
    resumeForms(platform),
    resumeForms(platform),
    makeForm(platform, key, { isLast: false }),
    makeForm(platform, key, { isLast: false }),
  ])
  const done = await settled(owner, id)
  expect(formOf(done, 'pdfa')).toMatchObject({ state: 'done', progress: 1 })
  await makeForm(platform, key, { isLast: true })
  expect(await settled(owner, id)).toEqual(done)
  expect(await filesOf()).toHaveLength(before.length + 1)
  expect(await eventsOf(id, 'eportfolio.exported')).toHaveLength(2)
})

test('how far it is can be seen while it is made', async () => {
  const { id } = await exported(owner)
  const key = await leave(id, 'pending')
  const seen: unknown[] = []
  const watched = onDisk({
    receive: async (...args) => {
      seen.push(formOf(await readOne(owner, id), 'pdfa'))
      return product.platform.storage.receive(...args)
    },
  })
  await makeForm(watched, key, { isLast: false })
  expect(seen).toMatchObject([{ state: 'in_progress', file: null, failure: null }, {}])
  expect(formOf(await readOne(owner, id), 'pdfa')).toMatchObject({ state: 'done', progress: 1 })
})

test('deleting the e-portfolio while it is exported leaves nothing behind', async () => {
  const person = await newPerson(product)
  const { id } = await exported(person)
  const key = await leave(id, 'pending')
  let isDeleted = false
  const watched = onDisk({
    keep: async (received) => {
      await product.platform.storage.keep(received)
      // At the last moment: the bytes are stored already.
      if (!isDeleted) {
        expect((await person.browser.delete(`${path}/${id}`)).statusCode).toBe(200)
        await forGood(person, 'ePortfolio', id)
      }
      isDeleted = true
    },
  })
  await makeForm(watched, key, { isLast: true })
  expect(isDeleted).toBe(true)
  expect(await readOne(person, id)).toMatchObject({ code: 'EPORTFOLIO_NOT_FOUND' })
  expect(await filesOf(person)).toEqual([])
  expect(await eventsOf(id, 'eportfolio.export_failed')).toEqual([])
  await vi.waitFor(async () => expect(await looseBytes()).toEqual([]), { interval: 50 })
  // A job still in the queue may ask for it again.
  await makeForm(product.platform, key, { isLast: true })
})

test('on a full disk the export ends with the reason, at the first try, and can be tried again', async () => {
  const { id } = await exported(owner)
  const before = await filesOf()
  const key = await leave(id, 'pending')
  await makeForm(onDisk({ receive: fails('ENOSPC') }), key, { isLast: false })
  expect(formOf(await readOne(owner, id), 'pdfa')).toMatchObject({ state: 'failed', failure: 'storage_full' })
  expect(await eventsOf(id, 'eportfolio.export_failed')).toMatchObject([{ type: 'pdfa', failure: 'storage_full' }])
  expect(await filesOf()).toEqual(before)
  await owner.browser.post(`${path}/${id}/forms`, { type: 'pdfa' })
  expect(formOf(await settled(owner, id), 'pdfa')).toMatchObject({ state: 'done', failure: null })
  expect(await looseBytes()).toEqual([])
})

test('a disk that is full when the bytes are given their name leaves nothing either', async () => {
  const { id } = await exported(owner)
  const before = await filesOf()
  await makeForm(onDisk({ keep: fails('EDQUOT') }), await leave(id, 'pending'), { isLast: false })
  expect(formOf(await readOne(owner, id), 'pdfa')).toMatchObject({ state: 'failed', failure: 'storage_full' })
  expect(await filesOf()).toEqual(before)
  expect(await looseBytes()).toEqual([])
})

test('what may pass is left to the next try, and after the last one it is said', async () => {
  const { id } = await exported(owner)
  const key = await leave(id, 'pending')
  const away = onDisk({ receive: fails('EIO') })
  await expect(makeForm(away, key, { isLast: false })).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  expect(formOf(await readOne(owner, id), 'pdfa')).toMatchObject({ state: 'in_progress', failure: null })
  expect(await eventsOf(id, 'eportfolio.export_failed')).toEqual([])
  await makeForm(away, key, { isLast: true })
  expect(formOf(await readOne(owner, id), 'pdfa')).toMatchObject({ state: 'failed', failure: 'interrupted' })
})

test('a document of too many pages is not made, and says so', async () => {
  const { draftId, customTextResources } = await draftWith(owner, [text('很長')])
  const [part] = customTextResources.firstSpindle
  const line = () => ({ ...text('頁'), breakBefore: true })
  // Three hundred pages of one character each.
  const parts = [1, 2, 3].map(() => ({ ...part, id: crypto.randomUUID(), contents: Array.from({ length: 100 }, line) }))
  await save(owner, draftId, {
    version: 2,
    save: 3,
    customTextResources: { ...customTextResources, firstSpindle: parts },
  })
  const { document, visibility, id } = await exported(owner, { draftId })
  expect(document).toMatchObject({ state: 'failed', failure: 'document_too_long', file: null })
  expect(visibility).toBe('private')
  const shared = await owner.browser.patch(`${path}/${id}`, { visibility: 'exhibition' })
  expect(shared.json()).toMatchObject({ code: 'EPORTFOLIO_NOT_READY' })
})
