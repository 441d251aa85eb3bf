import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { accounts } from '../../accounts/accounts.tables.ts'
import { schools } from '../../profiles/organization/schools.tables.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { exported, updated } from '../export/export.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product, { displayName: '林小雨' })
})
afterAll(() => product.close())

const confirm = async (code: string) => product.guest().get(`/api/v2/ePortfolio/confirmations/${code}`)

test('a document’s code says to everybody whose it is and what its bytes hash to', async () => {
  const { db } = product.platform
  const [school] = await db.select().from(schools).limit(1)
  const address = { county: 'taipei_city', township: 'taipei_neihu' }
  await db.insert(organizations).values({
    accountId: owner.id,
    type: 'academic_unit',
    ...address,
    schoolId: school?.id ?? null,
    updatedAt: product.clock.now(),
  })
  const { id, confirmationCode, document, createdAt } = await exported(owner)
  const answer = await confirm(String(confirmationCode))
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    kind: 'ePortfolio',
    code: confirmationCode,
    title: '基隆河',
    owner: { displayName: '林小雨', schoolName: school?.name },
    version: 1,
    exportedAt: createdAt,
    documents: [
      {
        type: 'pdf',
        sha256: document.file?.sha256,
        bytes: document.file?.bytes,
        pages: document.pages,
        madeAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ],
    former: [],
    plan: null,
    course: null,
  })
  // The owner decides whether their name is shown.
  await owner.browser.patch(`/api/v2/ePortfolio/${id}`, { showsOwner: false, title: '別的題目' })
  // The title is the printed one, even after a rename.
  expect((await confirm(String(confirmationCode))).json()).toMatchObject({ owner: null, title: '基隆河' })
  await owner.browser.patch(`/api/v2/ePortfolio/${id}`, { showsOwner: true })
  await db.update(accounts).set({ deletedAt: product.clock.now() }).where(eq(accounts.id, owner.id))
  expect((await confirm(String(confirmationCode))).json()).toMatchObject({ owner: null })
})

test('a code confirms the version that is read, and of former ones only when they were made and what they hash to', async () => {
  const person = await newPerson(product)
  const first = await exported(person)
  product.clock.advance(86_400_000)
  const second = await updated(person, first, { title: '上游與下游' })
  const answer = await confirm(String(first.confirmationCode))
  expect(answer.json()).toMatchObject({
    title: '上游與下游',
    version: 2,
    exportedAt: second.exportedAt,
    documents: [{ sha256: second.document.file?.sha256 }],
  })
  expect(answer.json().former).toEqual([
    { number: 1, exportedAt: first.exportedAt, documents: [{ type: 'pdf', sha256: first.document.file?.sha256 }] },
  ])
  expect(answer.body).not.toContain('基隆河')
})

test('a code that is none, or whose document was deleted, confirms nothing', async () => {
  const person = await newPerson(product)
  const { id, confirmationCode } = await exported(person)
  await person.browser.delete(`/api/v2/ePortfolio/${id}`)
  const deleted = await confirm(String(confirmationCode))
  expect([deleted.statusCode, deleted.json().code]).toEqual([410, 'CONFIRMATION_WITHDRAWN'])
  const unknown = await confirm('2222222222222222')
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'CONFIRMATION_NOT_FOUND'])
  for (const code of ['2222', 'OOOOOOOOOOOOOOOO', 'abcdefghjkmnpqrs']) {
    expect((await confirm(code)).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
  }
})
