import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { uploadPicture } from '../../eportfolio/drafts/export-drafts.fixture.ts'
import * as fixture from './signing.fixture.ts'

const { addPaper, ask, change, line, linkPath, mailedLine, newAsked, newTeacher, putLines, refuse, remind } = fixture
const { sign, signingOf, signingToken, withdraw } = fixture

let product: TestApp
let owner: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  owner = await newPerson(product)
  teacher = await newTeacher(product, owner)
})

interface NoticeList {
  items: { kind: string; title: string; excerpt: string; place: { type: string; id: string } }[]
}

/** The person's notices about plans, newest first. */
async function told({ browser }: TestPerson) {
  await untilHeard(product)
  const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json<NoticeList>()
  return items
    .filter(({ kind }) => kind.startsWith('plan'))
    .map(({ kind, title, excerpt, place }) => ({ kind, title, excerpt, place }))
}
const kindsOf = async (person: TestPerson) => (await told(person)).map(({ kind }) => kind)

test('whoever is asked is told, until they have answered or sign there no more', async () => {
  const [first, second] = [line('adviser', teacher), line('formTutor', teacher)]
  const { _id } = await newAsked(owner, [first])
  expect(await told(teacher)).toMatchObject([
    { kind: 'planSignatureAsked', title: '基隆河的溶氧', place: { type: 'plan', id: _id } },
  ])
  await sign(teacher, _id, first)
  expect(await kindsOf(teacher)).toEqual([])
  await putLines(owner, _id, [first, second])
  await ask(owner, _id)
  expect(await kindsOf(teacher)).toEqual(['planSignatureAsked'])
  await remind(owner, _id, second)
  expect(await kindsOf(teacher)).toEqual(['planSignatureAsked'])
  await putLines(owner, _id, [first])
  expect(await kindsOf(teacher)).toEqual([])
})

test('whose plan it is hears of signatures, refusals and what was taken back, as far as it still is so', async () => {
  const only = line('adviser', teacher)
  const { _id } = await newAsked(owner, [only])
  await refuse(teacher, _id, only, { reason: '目標再具體一點。' })
  expect(await told(owner)).toMatchObject([{ kind: 'planRefused', excerpt: '目標再具體一點。', place: { id: _id } }])
  await change(owner, _id)
  await ask(owner, _id)
  await sign(teacher, _id, only)
  expect(await kindsOf(owner)).toEqual(['planSigned'])
  await withdraw(teacher, _id, only)
  expect(await kindsOf(owner)).toEqual(['planSignatureWithdrawn'])
})

test('a guardian’s signature by link is told by name, and a paper that they showed themselves is not', async () => {
  const [guardian, office] = [mailedLine('told@example.com'), line('office')]
  const { _id } = await newAsked(owner, [guardian, office])
  await addPaper(owner, _id, office, { fileId: await uploadPicture(owner) })
  expect(await kindsOf(owner)).toEqual([])
  const { version, hash } = await signingOf(owner, _id)
  const answer = { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } }
  const token = await signingToken(product, 'told@example.com')
  await product.guest().post(`${linkPath}/answer`, { token, version, hash, answer })
  expect(await told(owner)).toMatchObject([{ kind: 'planSigned', excerpt: '林媽媽' }])
})
