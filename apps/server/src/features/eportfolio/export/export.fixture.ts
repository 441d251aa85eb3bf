import { randomUUID } from 'node:crypto'
import type { AskedEPortfolio, EPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import type { FormType } from '@learntrail/contract/eportfolio/facts'
import { expect, vi } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { draftWith, save, text } from '../drafts/export-drafts.fixture.ts'

export const path = '/api/v2/ePortfolio'

/** Its job may have begun before the answer was read. */
export const underWay = expect.stringMatching(/^(pending|in_progress)$/)

/** The product, the person who exports, and another person. */
export async function openExports() {
  const product = await createTestApp()
  return { product, owner: await newPerson(product), other: await newPerson(product) }
}

/** Events about an e-portfolio, in order. */
export async function eventsOf({ platform }: TestApp, id: string) {
  const { rows } = await platform.pool.query('select kind, data from events where subject_id = $1 order by seq', [id])
  return rows
}

export const entity = (by: TestPerson, id: string, query = '') => by.browser.get(`/api/v2/files/${id}/entity${query}`)
export const furtherForm = (by: TestPerson, id: string, type: FormType) =>
  by.browser.post(`${path}/${id}/forms`, { type })
export const ask = (by: TestPerson, body: object) => by.browser.post(path, { clientId: randomUUID(), ...body })
export const readOne = async (by: TestPerson, id: string): Promise<EPortfolio> =>
  (await by.browser.get(`${path}/${id}`)).json()

/** Asks for an export of a draft; makes one if none is given. */
export async function asked(
  by: TestPerson,
  body: { draftId?: string; type?: FormType; ePortfolioId?: string; marksReaders?: boolean } = {},
): Promise<AskedEPortfolio> {
  const draftId = body.draftId ?? (await draftWith(by, [text('量了三個點的溶氧。')], { title: '基隆河' })).draftId
  const answer = await ask(by, { ...body, draftId })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** The e-portfolio once none of its forms is pending or in progress. */
export function settled(by: TestPerson, id: string): Promise<EPortfolio> {
  return vi.waitFor(
    async () => {
      const one = await readOne(by, id)
      const states = one.versions.flatMap(({ forms }) => forms.map(({ state }) => state))
      expect(states).not.toContain('pending')
      expect(states).not.toContain('in_progress')
      return one
    },
    { timeout: 60_000, interval: 100 },
  )
}

export const exported = async (by: TestPerson, body: Parameters<typeof asked>[1] = {}): Promise<EPortfolio> =>
  settled(by, (await asked(by, body)).id)

/** Changes the draft of an e-portfolio. */
export async function changed(by: TestPerson, { draftId }: Pick<EPortfolio, 'draftId'>, parts: object): Promise<void> {
  const draft = (await by.browser.get(`/api/v2/exportDraft/${draftId}`)).json()
  const saved = await save(by, draft.draftId, { version: draft.version, save: draft.version + 1, ...parts })
  if (saved.statusCode !== 200) throw new Error(saved.body)
}

/** Changes the draft of an e-portfolio and exports it as a new version. */
export async function updated(
  by: TestPerson,
  { id, draftId }: Pick<EPortfolio, 'id' | 'draftId'>,
  change: { title?: string; type?: FormType } = {},
): Promise<EPortfolio> {
  const { type = 'pdf', ...parts } = change
  await changed(by, { draftId }, parts)
  return exported(by, { draftId: String(draftId), type, ePortfolioId: id })
}
