import { randomUUID } from 'node:crypto'
import type { AskedEPortfolio } from '@learntrail/contract/eportfolio/eportfolios'
import { ePortfolioLimits } from '@learntrail/contract/eportfolio/limits'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { read as readDraft, sectionsWith, text } from '../drafts/export-drafts.fixture.ts'
import { eportfolioForms, eportfolioVersions } from '../eportfolio.tables.ts'
import { ask, asked, changed, eventsOf, exported, readOne, settled } from './export.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { displayName: '林小雨' })
})
afterAll(() => product.close())

const again = (
  { id, draftId }: Pick<AskedEPortfolio, 'id' | 'draftId'>,
  more: Omit<NonNullable<Parameters<typeof asked>[1]>, 'draftId'> = {},
) => asked(owner, { ePortfolioId: id, draftId: String(draftId), ...more })
const typesOf = ({ forms }: { forms: { type: string }[] }) => forms.map(({ type }) => type)

test('other formats of what a version says belong to it, and are made once', async () => {
  const first = await exported(owner)
  expect(await again(first, { type: 'docx' })).toMatchObject({ askedVersion: 1, isUnchanged: true })
  const two = await settled(owner, first.id)
  expect(two.versions).toHaveLength(1)
  expect(typesOf(two).toSorted()).toEqual(['docx', 'pdf'])
  expect(two).toMatchObject({ exportedAt: first.exportedAt, document: first.document })
  // Another form that can be read here does not change which document is read.
  await again(first, { type: 'pdfa' })
  const three = await settled(owner, first.id)
  expect(three).toMatchObject({ version: 1, document: first.document })
  expect(typesOf(three).toSorted()).toEqual(['docx', 'pdf', 'pdfa'])
  // Existing forms are answered as they are.
  const files = three.forms.map(({ file }) => file?.id)
  for (const type of ['pdf', 'docx', 'pdfa'] as const) {
    expect(await again(first, { type })).toMatchObject({ askedVersion: 1, isUnchanged: true })
  }
  expect((await readOne(owner, first.id)).forms.map(({ file }) => file?.id)).toEqual(files)
  expect(await eventsOf(product, first.id)).toHaveLength(3)
})

test('what was changed and changed back is the version that stands', async () => {
  const first = await exported(owner)
  const { pages } = await readDraft(owner, String(first.draftId))
  await changed(owner, first, { title: '別的', pages: { ...pages, template: 'bold' } })
  await changed(owner, first, { title: '基隆河', pages })
  expect(await again(first)).toMatchObject({ askedVersion: 1, isUnchanged: true })
  // A design is printed, so it makes a new version; older versions are not compared.
  await changed(owner, first, { pages: { ...pages, template: 'bold' } })
  expect(await again(first)).toMatchObject({ askedVersion: 2, isUnchanged: false })
  await settled(owner, first.id)
  await changed(owner, first, { pages })
  expect(await again(first)).toMatchObject({ askedVersion: 3, isUnchanged: false })
  await settled(owner, first.id)
})

test('the name of the files, who is marked and what its page tells are changed without a new version', async () => {
  const first = await exported(owner)
  const { pages } = await readDraft(owner, String(first.draftId))
  await changed(owner, first, { name: '交給老師', pages: { ...pages, showsOwner: false } })
  expect(await again(first, { marksReaders: true })).toMatchObject({
    isUnchanged: true,
    version: 1,
    name: '交給老師',
    marksReaders: true,
    showsOwner: false,
    document: { file: { id: first.document.file?.id, displayName: '交給老師.pdf' } },
  })
  expect(await again(first)).toMatchObject({ marksReaders: true })
})

test('another name of its owner is something else to print', async () => {
  const person = await newPerson(product, { displayName: '舊名字' })
  const first = await exported(person)
  const { db } = product.platform
  await db.update(accounts).set({ displayName: '新名字' }).where(eq(accounts.id, person.id))
  const body = { draftId: first.draftId, ePortfolioId: first.id }
  expect((await ask(person, body)).json()).toMatchObject({ askedVersion: 2, isUnchanged: false })
  await settled(person, first.id)
  const said = await db
    .select()
    .from(eportfolioVersions)
    .where(eq(eportfolioVersions.eportfolioId, first.id))
    .orderBy(eportfolioVersions.number)
  expect(said.map(({ printedOwner }) => printedOwner?.displayName)).toEqual(['舊名字', '新名字'])
})

test('what could not be made is tried again as the version it was', async () => {
  const first = await asked(owner)
  await settled(owner, first.id)
  const { db } = product.platform
  const fail = { state: 'failed', failure: 'interrupted', fileId: null } as const
  await db.update(eportfolioForms).set(fail).where(eq(eportfolioForms.eportfolioId, first.id))
  expect(await again(first, { type: 'epub' })).toMatchObject({ askedVersion: 1, isUnchanged: true })
  const done = await settled(owner, first.id)
  expect(done.versions).toMatchObject([{ number: 1, forms: [{ state: 'done' }, { state: 'done' }] }])
})

test('sent again after its draft was changed is still what it was', async () => {
  const first = await exported(owner)
  const clientId = randomUUID()
  const body = { clientId, draftId: first.draftId, ePortfolioId: first.id, type: 'html' }
  const draft = await readDraft(owner, String(first.draftId))
  expect((await ask(owner, body)).json()).toMatchObject({ askedVersion: 1, isUnchanged: true })
  await changed(owner, first, { customTextResources: sectionsWith(draft, [text('之後才寫的。')]) })
  expect((await ask(owner, body)).json()).toMatchObject({ askedVersion: 1, isUnchanged: true })
  expect((await settled(owner, first.id)).versions).toHaveLength(1)
  // Keeps the latest client ids, at most as many as exports may wait.
  const { db } = product.platform
  const isIt = eq(eportfolioVersions.eportfolioId, first.id)
  const others = Array.from({ length: ePortfolioLimits.exportsWaiting }, () => randomUUID())
  await db.update(eportfolioVersions).set({ alsoAsked: others }).where(isIt)
  await changed(owner, first, { customTextResources: draft.customTextResources })
  await again(first)
  const [version] = await db.select().from(eportfolioVersions).where(isIt)
  expect(version?.alsoAsked).toHaveLength(ePortfolioLimits.exportsWaiting)
  expect(version?.alsoAsked).not.toContain(others[0])
})

test('one of its own is one of its own, whatever it says', async () => {
  const first = await exported(owner)
  const other = await asked(owner, { draftId: String(first.draftId) })
  expect(other).toMatchObject({ askedVersion: 1, isUnchanged: false })
  expect(other.id).not.toBe(first.id)
})
