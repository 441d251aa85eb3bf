import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { ListedClass } from '@learntrail/contract/groups/classes'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPermissions } from './features/accounts/index.ts'
import { goesTo, newSchool } from './features/console/people/people.fixture.ts'
import { importInto, newGroup, place } from './features/groups/groups.fixture.ts'
import { paragraph } from './features/posts/posts.fixture.ts'
import { newPerson, signedIn, type TestPerson } from './testing/people.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/**
 * One of two schools, each with a person who acts for it, a pupil and a group; each clerk asks for what is the other's.
 */
interface School {
  id: string
  clerk: TestPerson
  pupil: TestPerson
  groupId: string
  codeId: string
}

let product: TestApp
let own: School
let other: School
beforeAll(async () => {
  product = await createTestApp()
  own = await schoolOf('山上', '高一')
  other = await schoolOf('海邊', '高三')
})
afterAll(() => product.close())

async function schoolOf(place: string, grade: string): Promise<School> {
  const id = await newSchool(product, { name: `${place}高中`, searchName: `${place}高中` })
  const { id: clerkId } = await newPerson(product, { plan: 'plus' })
  await addPermissions(product.platform.db, clerkId, [id], product.clock.now())
  const clerk = { ...(await newPersonAgain(clerkId)) }
  const pupil = await newPerson(product, { displayName: `${place}的學生`, fullName: `${place}小晴` })
  await goesTo(product, pupil.id, { schoolId: id })
  await importInto(product, id, { accountId: pupil.id, grade, className: `${place}班` })
  const body = { type: 'school', schoolId: id, name: `${place}一年級`, handle: `s-${randomUUID().slice(0, 8)}` }
  const made = await clerk.browser.post('/api/v2/api/addGroup', { ...body, clientId: randomUUID() })
  const { items } = (await clerk.browser.post(codes, { schoolId: id, uses: 5, days: 7 })).json<{
    items: [{ id: string }]
  }>()
  const sent = await broadcast(clerk, id)
  expect([made.statusCode, sent.statusCode]).toEqual([200, 200])
  return { id, clerk, pupil, groupId: made.json<{ group: { id: string } }>().group.id, codeId: items[0].id }
}

/** Signs in anew, after they act for a school. */
async function newPersonAgain(id: string): Promise<TestPerson> {
  return { id, email: '', username: '', displayName: '', browser: await signedIn(product, id) }
}

const codes = '/api/v2/schools/teacher-codes'
const broadcast = ({ browser }: TestPerson, schoolId: string | null) =>
  browser.post('/api/v2/broadcasts', {
    clientId: randomUUID(),
    title: '開學典禮',
    content: paragraph('禮堂見。'),
    startsAt: null,
    audience: { schoolId, roles: [], schoolTypes: [], plans: [] },
  })
const codeOf = (answer: { json(): unknown }) => (answer.json() as Problem).code
const get = (address: string) => own.clerk.browser.get(address)

test('by id: neither their codes nor their group nor their accounts', async () => {
  expect(codeOf(await own.clerk.browser.delete(`${codes}/${other.codeId}`))).toBe('SCHOOL_CODE_NOT_FOUND')
  expect(codeOf(await get(`/api/v2/groups/${other.groupId}/classes`))).toBe('GROUP_NOT_FOUND')
  expect(codeOf(await get(`/api/v2/admin/people/${other.pupil.id}`))).toBe('STAFF_REQUIRED')
  expect(codeOf(await get(`/api/v2/admin/schools/${other.id}`))).toBe('STAFF_REQUIRED')
  const stranger = await newPerson(product)
  const card = (by: TestPerson) => by.browser.get(`/api/v2/users/${other.pupil.id}`)
  expect((await card(own.clerk)).json()).toEqual((await card(stranger)).json())
})

test('by naming them: neither a code, nor a group, nor a class of theirs', async () => {
  const { browser } = own.clerk
  expect(codeOf(await browser.post(codes, { schoolId: other.id, uses: 5, days: 7 }))).toBe('SCHOOL_PERMISSION_REQUIRED')
  const group = { type: 'school', schoolId: other.id, name: '我們的', handle: `s-${randomUUID().slice(0, 8)}` }
  const made = await browser.post('/api/v2/api/addGroup', { ...group, clientId: randomUUID() })
  expect(codeOf(made)).toBe('SCHOOL_PERMISSION_REQUIRED')
  const classes = [{ grade: '高三', className: '海邊班' }]
  const added = await browser.post(`/api/v2/groups/${own.groupId}/classes`, { classes })
  expect(added.json()).toMatchObject({ added: 0, known: 0, leftOut: 0, others: [] })
})

test('in a list: only what is one’s own', async () => {
  const listed = (await get(codes)).json<{ items: { schoolId: string }[] }>().items
  expect(listed.map(({ schoolId }) => schoolId)).toEqual([own.id])
  const { items } = (await get('/api/v2/broadcasts/sent')).json<{ items: { audience: { schoolName: string } }[] }>()
  expect(items.map(({ audience }) => audience.schoolName)).toEqual(['山上高中'])
  const { items: classes } = (await get(`/api/v2/groups/${own.groupId}/classes`)).json<{ items: ListedClass[] }>()
  expect(classes.map(({ className }) => className)).toEqual(['山上班'])
})

test('in a count: nobody of theirs', async () => {
  const { items } = (await get('/api/v2/broadcasts/sent')).json<{ items: { reach: number }[] }>()
  expect(items.map(({ reach }) => reach)).toEqual([1])
  const { items: classes } = (await get(`/api/v2/groups/${own.groupId}/classes`)).json<{ items: ListedClass[] }>()
  expect(classes.map(({ accounts }) => accounts)).toEqual([1])
})

test('in an export: not of their group', async () => {
  for (const what of ['', '/table', '/document'])
    expect(codeOf(await get(`/api/v2/groups/${other.groupId}/analysis${what}`)), what).toBe('GROUP_NOT_FOUND')
})

test('in a broadcast: not to them, and theirs is not changed', async () => {
  expect(codeOf(await broadcast(own.clerk, other.id))).toBe('NO_PERMISSION')
  expect(codeOf(await broadcast(own.clerk, null))).toBe('NO_PERMISSION')
  const [theirs] = (await other.clerk.browser.get('/api/v2/broadcasts/sent')).json<{ items: [{ id: string }] }>().items
  const { browser } = own.clerk
  const words = { title: '改過', content: paragraph('改過。') }
  expect(codeOf(await browser.patch(`/api/v2/broadcasts/${theirs.id}`, words))).toBe('NO_PERMISSION')
  expect(codeOf(await browser.delete(`/api/v2/broadcasts/${theirs.id}`))).toBe('NO_PERMISSION')
})

test('in a search: no more than a stranger finds', async () => {
  const stranger = await newPerson(product)
  expect(codeOf(await get(`/api/v2/admin/people?find=${encodeURIComponent('海邊')}`))).toBe('STAFF_REQUIRED')
  for (const key of ['海邊小晴', '海邊班', '海邊高中']) {
    const find = (by: TestPerson) =>
      by.browser.get(`/api/v2/search/counts?keyword=${encodeURIComponent(key)}`).then((answer) => answer.json())
    expect(await find(own.clerk), key).toEqual(await find(stranger))
  }
})

test('whoever acts for a grade or a class brings in that alone, and speaks for nobody else', async () => {
  const assistant = await newPerson(product)
  const group = await newGroup(own.clerk)
  for (const className of ['忠班', '孝班', '仁班']) {
    const { id } = await newPerson(product)
    const grade = className === '仁班' ? '高三' : '高二'
    await importInto(product, own.id, { accountId: id, grade, className })
  }
  const acts = async (reach: { grade: string; className: string | null }[]) => {
    await addPermissions(product.platform.db, assistant.id, [own.id], product.clock.now(), reach)
    const { browser } = { ...assistant, browser: await signedIn(product, assistant.id) }
    const listed = await browser.get(`/api/v2/groups/${own.groupId}/classes`)
    return { browser, classes: listed.json<{ items: ListedClass[] }>().items.map(({ className }) => className) }
  }
  await place(product, own.groupId, assistant.id, memberRoles.administrator)
  expect((await acts([{ grade: '高二', className: null }])).classes.toSorted()).toEqual(['孝班', '忠班'].toSorted())
  const { browser, classes } = await acts([{ grade: '高二', className: '忠班' }])
  expect(classes).toEqual(['忠班'])
  const wanted = [
    { grade: '高二', className: '忠班' },
    { grade: '高二', className: '孝班' },
  ]
  const added = await browser.post(`/api/v2/groups/${own.groupId}/classes`, { classes: wanted })
  expect(added.json()).toMatchObject({ added: 1 })
  const me = (await browser.get('/api/v2/users/schoolPermissions')).json()
  expect(me.items).toMatchObject([{ schoolId: own.id, reach: [{ grade: '高二', className: '忠班' }] }])
  expect(codeOf(await browser.get(codes))).toBe('SCHOOL_PERMISSION_REQUIRED')
  expect(codeOf(await broadcast({ ...assistant, browser }, own.id))).toBe('NO_PERMISSION')
  expect(codeOf(await browser.get(`/api/v2/groups/${group.id}/classes`))).toBe('SCHOOL_PERMISSION_REQUIRED')
})
