import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { planPath } from '../plans.fixture.ts'
import * as fixture from './signing.fixture.ts'

const { line, linkPath, mailedLine, newAsked, newTeacher, signingOf, signingPath, signingToken, statesOf } = fixture

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

const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted()
const seen = async (id: string) => {
  const { version, hash } = await signingOf(owner, id)
  return { version, hash }
}

test('two lines that are signed at the same moment are both signed, and the plan is agreed on once', async () => {
  const other = await newTeacher(product, owner)
  const lines = [line('adviser', teacher), line('formTutor', other)] as const
  const { _id } = await newAsked(owner, [...lines])
  const body = await seen(_id)
  const path = (at: 0 | 1) => `${signingPath(_id)}/${lines[at].id}/sign`
  const answers = await Promise.all([teacher.browser.post(path(0), body), other.browser.post(path(1), body)])
  expect(statuses(answers)).toEqual([200, 200])
  expect((await signingOf(owner, _id)).state).toBe('agreed')
  const { rows } = await product.platform.pool.query(
    `select data ->> 'isAgreed' as agreed from events where kind = 'plan.signed' and subject_id = $1 order by agreed`,
    [_id],
  )
  expect(rows).toEqual([{ agreed: 'false' }, { agreed: 'true' }])
})

test('of a committee that decides twice at the same moment, the first decision is it', async () => {
  const other = await newTeacher(product, owner)
  const committee = line('committee', teacher, other)
  const { _id } = await newAsked(owner, [committee])
  const body = await seen(_id)
  const path = `${signingPath(_id)}/${committee.id}`
  const answers = await Promise.all([
    teacher.browser.post(`${path}/sign`, body),
    other.browser.post(`${path}/refuse`, { ...body, reason: '還不行。' }),
  ])
  expect(statuses(answers)).toEqual([200, 409])
  expect((await signingOf(owner, _id)).history).toHaveLength(2)
})

test('a signature and a save at the same moment never leave a signature for words that nobody signed', async () => {
  for (let round = 0; round < 5; round += 1) {
    const only = line('adviser', teacher)
    const { _id } = await newAsked(owner, [only])
    const body = await seen(_id)
    const save = { writer: randomUUID(), save: 1, version: 1, motivation: '改過的動機。' }
    const [signed, saved] = await Promise.all([
      teacher.browser.post(`${signingPath(_id)}/${only.id}/sign`, body),
      owner.browser.patch(`${planPath}/${_id}`, save),
    ])
    expect(saved.statusCode).toBe(200)
    const { state, lines } = await signingOf(owner, _id)
    expect(state).toBe('underway')
    expect(lines[0]?.state).toBe(signed.statusCode === 200 ? 'outdated' : 'asked')
  }
})

test('the same link pressed twice at the same moment signs once', async () => {
  const email = 'twice@example.com'
  const { _id } = await newAsked(owner, [mailedLine(email)])
  const token = await signingToken(product, email)
  const answer = { said: 'signed', name: '林媽媽', mark: { typed: '林媽媽' } }
  const body = { token, ...(await seen(_id)), answer }
  const press = () => product.guest().post(`${linkPath}/answer`, body)
  expect(statuses(await Promise.all([press(), press()]))).toEqual([200, 200])
  expect((await signingOf(owner, _id)).history.map(({ act }) => act)).toEqual(['signed', 'asked'])
})

test('asked twice and reminded twice at the same moment, they hear of it once', async () => {
  const only = line('adviser', teacher)
  const plan = await fixture.newLines(owner, [only])
  const ask = () => owner.browser.post(`${signingPath(plan._id)}/ask`, { version: 1 })
  expect(statuses(await Promise.all([ask(), ask()]))).toEqual([200, 200])
  const remind = () => fixture.remind(owner, plan._id, only)
  expect(statuses(await Promise.all([remind(), remind()]))).toEqual([200, 409])
  const { history } = await signingOf(owner, plan._id)
  expect([statesOf(await signingOf(owner, plan._id)), history.map(({ act }) => act)]).toEqual([
    ['asked'],
    ['reminded', 'asked'],
  ])
})
