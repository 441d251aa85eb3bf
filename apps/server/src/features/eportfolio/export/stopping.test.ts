import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { eportfolioForms } from '../eportfolio.tables.ts'
import { exported } from './export.fixture.ts'
import { resumeForms } from './export.jobs.ts'
import { occupyDocuments } from './occupy-documents.fixture.ts'

let product: TestApp
let owner: TestPerson
let folder: string
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  folder = await mkdtemp(join(tmpdir(), 'learntrail-stopping-'))
})
afterAll(async () => {
  documents.rest()
  await product.close()
  await rm(folder, { recursive: true })
})

const formOf = async (id: string) => {
  const isIt = and(eq(eportfolioForms.eportfolioId, id), eq(eportfolioForms.type, 'pdfa'))
  return (await product.platform.db.select().from(eportfolioForms).where(isIt))[0]
}

test('a server that stops waits for no document: who waits may try again, an export is made by the next start', async () => {
  const { platform, app } = product
  const { id, draftId } = await exported(owner)
  // Another test file of this process may have asked for the same document.
  documents.rest()
  const endless = await occupyDocuments(folder)
  const row = { eportfolioId: id, type: 'pdfa', state: 'pending', askedAt: platform.clock.now() } as const
  await platform.db.insert(eportfolioForms).values(row)
  const checking = owner.browser.post(`/api/v2/exportDraft/${draftId}/check`)
  documents.resume()
  await resumeForms(platform)
  await vi.waitFor(async () => expect(await formOf(id)).toMatchObject({ state: 'in_progress' }), 10_000)

  const toldAt = performance.now()
  await app.close()
  expect((await checking).json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 2 })
  expect(new Set(await Promise.all(endless))).toEqual(new Set(['interrupted']))
  expect(performance.now() - toldAt).toBeLessThan(10_000)
  expect(await formOf(id)).toMatchObject({ state: 'in_progress', failure: null })

  documents.resume()
  await resumeForms(platform)
  await vi.waitFor(async () => expect(await formOf(id)).toMatchObject({ state: 'done', failure: null }), 30_000)
})
