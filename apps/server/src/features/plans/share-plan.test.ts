import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textOfPdf } from '../../platform/documents/reading/text-of-pdf.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { listed, newPlan, newShared, planPath, share } from './plans.fixture.ts'

let product: TestApp
let owner: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
  other = await newPerson(product)
})
afterAll(() => product.close())

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [answer.statusCode, answer.json().code]

test.each([
  ['projectName', ''],
  ['motivation', ''],
  ['learningType', []],
])('a plan without its %s is for nobody else, and a shared one does not lose it', async (field, nothing) => {
  const { _id } = await newPlan(owner, { [field]: nothing })
  for (const privacy of [0, 1]) expect(codeOf(await share(owner, _id, privacy))).toEqual([409, 'PLAN_UNFINISHED'])
  expect((await share(owner, _id, 3)).statusCode).toBe(200)
  const shared = await newShared(owner)
  const change = { writer: randomUUID(), save: 1, version: 1, [field]: nothing }
  expect(codeOf(await owner.browser.patch(`${planPath}/${shared._id}`, change))).toEqual([409, 'PLAN_UNFINISHED'])
  await share(owner, shared._id, 3)
  expect((await owner.browser.patch(`${planPath}/${shared._id}`, change)).statusCode).toBe(200)
})

test('a plan for groups names at least one, of which its owner is and which is not put away', async () => {
  const { _id } = await newPlan(owner)
  expect((await share(owner, _id, 2)).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'groupIds', rule: 'required' }],
  })
  const { id: foreign } = await newGroup(other)
  expect(codeOf(await share(owner, _id, 2, [foreign]))).toEqual([404, 'GROUP_NOT_FOUND'])
  const { id: archived } = await newGroup(owner)
  await product.platform.pool.query('update groups set archived_at = now() where id = $1', [archived])
  expect(codeOf(await share(owner, _id, 2, [archived]))).toEqual([409, 'GROUP_ARCHIVED'])
  const many = Array.from({ length: planLimits.groups + 1 }, () => randomUUID())
  expect((await share(owner, _id, 2, many)).json()).toMatchObject({ fields: [{ path: 'groupIds', rule: 'too_many' }] })
  expect((await owner.browser.get(`${planPath}/${_id}`)).json()).toMatchObject({ privacy: 3, groups: [] })
})

test('members see in which of their groups it is; its owner sees all, and it leaves them with another privacy', async () => {
  const groups = [await newGroup(owner, { type: 'private' }), await newGroup(owner, { type: 'private' })]
  const [one, two] = groups.map(({ id }) => id) as [string, string]
  const member = await newPerson(product)
  await place(product, one, member.id, memberRoles.member)
  const { _id } = await newShared(owner, { privacy: 2, groupIds: [one, two] })
  const read = async ({ browser }: TestPerson) => (await browser.get(`${planPath}/${_id}`)).json<Plan>()
  const idsIn = ({ groups }: Plan) => groups.map(({ id }) => id).toSorted()
  expect(idsIn(await read(owner))).toEqual([one, two].toSorted())
  expect(idsIn(await read(member))).toEqual([one])
  expect(codeOf(await other.browser.get(`${planPath}/${_id}`))).toEqual([404, 'PLAN_NOT_FOUND'])
  await share(owner, _id, 2, [two])
  expect(codeOf(await member.browser.get(`${planPath}/${_id}`))).toEqual([404, 'PLAN_NOT_FOUND'])
  await share(owner, _id, 0)
  expect((await read(member)).groups).toEqual([])
})

test('the log says when a plan is shared, with others than before, and withdrawn; the same again is nothing', async () => {
  const { _id } = await newPlan(owner, { projectName: '河川' })
  for (const privacy of [0, 0, 1, 3, 3]) await share(owner, _id, privacy)
  const { rows } = await product.platform.pool.query<{ kind: string; data: object }>(
    'select kind, data from events where subject_id = $1 order by id',
    [_id],
  )
  expect(rows.map(({ kind, data }) => [kind, data])).toEqual([
    ['plan.made', {}],
    ['plan.published', { title: '河川', privacy: 0, privacyBefore: 3 }],
    ['plan.published', { title: '河川', privacy: 1, privacyBefore: 0 }],
    ['plan.withdrawn', { title: '河川' }],
  ])
})

test('a published plan without its name says to nobody but those who take part in it whose it is', async () => {
  const [author, member, reader] = [
    await newPerson(product, { displayName: '不想出名' }),
    await newPerson(product, { displayName: '一起寫的' }),
    await newPerson(product),
  ]
  const { _id } = await newShared(author, { projectName: '無名的風箏' })
  await product.platform.pool.query(`insert into plan_members values ($1, $2, 'accepted', now())`, [_id, member.id])
  const shareAs = (privacy: number, showsOwner: boolean) =>
    author.browser.patch(`${planPath}/${_id}/privacy`, { privacy, groupIds: [], showsOwner })
  const read = async ({ browser }: TestPerson) => (await browser.get(`${planPath}/${_id}`)).json<Plan>()
  const listedFor = async (query: string) => listed(reader, query)
  const counted = async ({ browser }: TestPerson) =>
    (await browser.get(`/api/v2/users/${author.id}/resource-stats`)).json<{ sdlPublicProjectNum: number }>()
      .sdlPublicProjectNum
  expect(await read(reader)).toMatchObject({ user: { id: author.id }, showsOwner: true })

  expect((await shareAs(0, false)).json()).toMatchObject({ user: { id: author.id }, showsOwner: false })
  expect((await read(member)).user?.id).toBe(author.id)
  const nameless = await read(reader)
  expect(nameless).toMatchObject({ user: null, members: [], ownerOrganization: { school: null, serviceUnit: null } })
  expect(JSON.stringify(nameless)).not.toMatch(new RegExp(`${author.id}|不想出名|一起寫的`))
  const found = await listedFor('/search?words=無名的風箏')
  expect(found.items.map(({ _id: id, user }) => [id, user])).toEqual([[_id, null]])
  expect((await listedFor(`?user=${author.id}`)).items).toEqual([])
  expect([await counted(reader), await counted(author)]).toEqual([0, 1])
  const begun = await newPlan(reader, { source: _id })
  expect(begun.source).toMatchObject({ _id, user: null })
  const form = await reader.browser.get(`${planPath}/${_id}/download`)
  expect(form.statusCode).toBe(200)
  expect(await textOfPdf(form.rawPayload, 100_000)).not.toMatch(/不想出名|一起寫的/)

  // Friends and groups are always told whose plan it is.
  expect((await shareAs(1, false)).json()).toMatchObject({ privacy: 1, showsOwner: true })
  expect((await shareAs(0, false)).json()).toMatchObject({ showsOwner: false })
  expect((await share(author, _id, 0)).json()).toMatchObject({ showsOwner: true })
  expect((await read(reader)).user?.id).toBe(author.id)
})
