import { randomUUID } from 'node:crypto'
import { courseLimits } from '@learntrail/contract/courses/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { NearPeople } from '@learntrail/contract/people/near-people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { befriend, block } from '../../people/index.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { coursePath, newCourse, readDraft } from '../courses.fixture.ts'
import { answer, coEditorsOf, invitationPath, invitationsOf, invite, join } from './co-editing.fixture.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code
const someone = (change = {}) => newPerson(product, change)

async function friends(count = 1): Promise<[TestPerson, ...TestPerson[]]> {
  const owner = await someone({ displayName: '陳老師' })
  const others = await Promise.all(Array.from({ length: count }, (_, at) => someone({ displayName: `老師${at}` })))
  for (const other of others) await befriend(product.platform, owner.id, other.id)
  return [owner, ...others]
}

const draftOf = ({ browser }: TestPerson, id: string) => browser.get(`${coursePath}/${id}?of=draft`)
const removeFrom = ({ browser }: TestPerson, id: string, who: TestPerson) =>
  browser.delete(`${coursePath}/${id}/co-editors/${who.id}`)
const handOver = ({ browser }: TestPerson, id: string, to: TestPerson) =>
  browser.post(`${coursePath}/${id}/owner`, { personId: to.id })

async function told({ browser }: TestPerson) {
  await untilHeard(product)
  const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; title: string; place: { type: string; id: string } }[]
  }>()
  return items.filter(({ kind }) => kind.startsWith('course')).map(({ kind, title, place }) => ({ kind, title, place }))
}

describe('whoever is asked to teach a course along', () => {
  test('is told, sees nothing of it before they say yes, and writes it then', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner, { name: '河川的一年' })
    expect((await invite(owner, _id, [friend])).json()).toMatchObject({
      items: [{ person: { id: friend.id }, part: 'coEditor', response: 'waiting' }],
      limit: courseLimits.coEditors,
    })
    expect(await told(friend)).toMatchObject([
      { kind: 'courseCoEditorInvited', title: '河川的一年', place: { type: 'courseInvitations', id: _id } },
    ])
    expect(await invitationsOf(friend)).toMatchObject([
      { courseId: _id, courseName: '河川的一年', user: { id: owner.id }, part: 'coEditor' },
    ])
    expect(codeOf(await draftOf(friend, _id))).toBe('COURSE_NOT_FOUND')
    expect((await answer(friend, _id, 'accept')).statusCode).toBe(200)
    expect(await invitationsOf(friend)).toEqual([])
    expect(await readDraft(friend, _id)).toMatchObject({ part: 'coEditor', can: { edit: true, manage: false } })
    expect(await told(owner)).toMatchObject([{ kind: 'courseCoEditorJoined', place: { type: 'courseEdit', id: _id } }])
    expect(await told(friend)).toEqual([])
  })

  test('as a lecturer is named in it and writes nothing', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend, 'lecturer')
    expect(await readDraft(friend, _id)).toMatchObject({ part: 'lecturer', can: { edit: false, manage: false } })
    expect(await coEditorsOf(friend, _id)).toMatchObject([{ part: 'lecturer', response: 'accept' }])
  })

  test('says no, which leaves nothing behind', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await invite(owner, _id, [friend])
    const [invitation] = await invitationsOf(friend)
    const path = `${invitationPath}/${invitation?._id}`
    expect((await friend.browser.patch(path, { response: 'reject' })).statusCode).toBe(200)
    expect(codeOf(await friend.browser.patch(path, { response: 'accept' }))).toBe('COURSE_INVITATION_NOT_FOUND')
    expect(await coEditorsOf(owner, _id)).toEqual([])
    expect(await told(owner)).toMatchObject([{ kind: 'courseCoEditorLeft' }])
  })

  test('says yes twice and is in it once; no after that is quitting', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await invite(owner, _id, [friend])
    const [invitation] = await invitationsOf(friend)
    const say = (response: string) => friend.browser.patch(`${invitationPath}/${invitation?._id}`, { response })
    for (const _ of [1, 2]) expect((await say('accept')).statusCode).toBe(200)
    expect(await coEditorsOf(owner, _id)).toHaveLength(1)
    expect((await say('reject')).statusCode).toBe(200)
    expect(codeOf(await draftOf(friend, _id))).toBe('COURSE_NOT_FOUND')
  })

  test('answers their own invitation alone', async () => {
    const [owner, friend, other] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await invite(owner, _id, [friend])
    const [invitation] = await invitationsOf(friend)
    for (const person of [owner, other])
      expect(codeOf(await person.browser.patch(`${invitationPath}/${invitation?._id}`, { response: 'accept' }))).toBe(
        'COURSE_INVITATION_NOT_FOUND',
      )
  })

  test('is a friend, or somebody of a group or the school who shows it, and nobody else', async () => {
    const owner = await someone()
    const { _id } = await newCourse(owner)
    const [stranger, schoolmate, hidden] = await Promise.all([someone(), someone(), someone()])
    const possible = async (words = '') =>
      (
        await owner.browser.get(`${coursePath}/${_id}/possible-co-editors?words=${encodeURIComponent(words)}`)
      ).json<NearPeople>()
    expect(codeOf(await invite(owner, _id, [stranger]))).toBe('COURSE_INVITED_NOT_POSSIBLE')
    expect(codeOf(await invite(owner, _id, [owner]))).toBe('COURSE_INVITED_NOT_POSSIBLE')
    expect((await possible()).items).toEqual([])

    await teachAt([owner, schoolmate, hidden])
    const show = (person: TestPerson, school: string) =>
      product.platform.pool.query(
        `insert into profiles (account_id, audiences) values ($1, $2)
         on conflict (account_id) do update set audiences = $2`,
        [person.id, { school }],
      )
    await show(schoolmate, 'school')
    await show(hidden, 'me')
    expect((await possible()).items).toMatchObject([{ id: schoolmate.id, groupName: null }])
    expect(codeOf(await invite(owner, _id, [hidden]))).toBe('COURSE_INVITED_NOT_POSSIBLE')

    const group = await newGroup(owner, { name: '自然科' })
    await place(product, group.id, stranger.id, memberRoles.member)
    expect((await possible()).items.map(({ id }) => id).toSorted()).toEqual([schoolmate.id, stranger.id].toSorted())
    expect((await possible('沒有這個人')).items).toEqual([])
    expect((await invite(owner, _id, [stranger, schoolmate])).statusCode).toBe(200)
    expect((await possible()).items).toEqual([])
  })

  test('is asked together with others or not at all', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    expect(codeOf(await invite(owner, _id, [friend, await someone()]))).toBe('COURSE_INVITED_NOT_POSSIBLE')
    expect(await coEditorsOf(owner, _id)).toEqual([])
    await invite(owner, _id, [friend])
    expect((await invite(owner, _id, [friend, friend])).json().items).toHaveLength(1)
  })

  test('is asked by the owner alone', async () => {
    const [owner, friend, other] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
    await befriend(product.platform, friend.id, other.id)
    const { _id } = await newCourse(owner)
    expect(codeOf(await invite(friend, _id, [other]))).toBe('COURSE_NOT_FOUND')
    await join(product, owner, _id, friend)
    expect(codeOf(await invite(friend, _id, [other]))).toBe('NO_PERMISSION')
    expect(codeOf(await friend.browser.get(`${coursePath}/${_id}/possible-co-editors`))).toBe('NO_PERMISSION')
    expect(codeOf(await other.browser.get(`${coursePath}/${_id}/co-editors`))).toBe('COURSE_NOT_FOUND')
  })

  test('is not asked to a course that the service hides', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await product.platform.pool.query('update courses set is_withheld = true where id = $1', [_id])
    expect(codeOf(await invite(owner, _id, [friend]))).toBe('WITHHELD')
  })

  test(`is one of ${courseLimits.coEditors} at most, those who are only asked counted, also at the same moment`, async () => {
    const [owner, ...others] = await friends(courseLimits.coEditors + 1)
    const { _id } = await newCourse(owner)
    const last = others.splice(-2)
    expect((await invite(owner, _id, others)).statusCode).toBe(200)
    const answers = await Promise.all(last.map((one) => invite(owner, _id, [one])))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(answers.map(codeOf)).toContain('COURSE_INVITATION_LIMIT_REACHED')
    expect(await coEditorsOf(owner, _id)).toHaveLength(courseLimits.coEditors)
    const taken = others[0] as TestPerson
    expect((await removeFrom(owner, _id, taken)).json().items).toHaveLength(courseLimits.coEditors - 1)
    expect((await invite(owner, _id, [taken])).statusCode).toBe(200)
  })
})

describe('a course is not taught along any more', () => {
  test('by whoever the owner takes out, again harmlessly', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    for (const _ of [1, 2]) expect((await removeFrom(owner, _id, friend)).json().items).toEqual([])
    expect(codeOf(await draftOf(friend, _id))).toBe('COURSE_NOT_FOUND')
    expect(await told(friend)).toEqual([])
  })

  test('by whoever leaves', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    expect((await removeFrom(friend, _id, friend)).json()).toEqual({ items: [], limit: courseLimits.coEditors })
    expect(codeOf(await removeFrom(friend, _id, friend))).toBe('COURSE_NOT_FOUND')
    expect(await coEditorsOf(owner, _id)).toEqual([])
  })

  test('by nobody else at the wish of a co-editor or a stranger', async () => {
    const [owner, friend, other] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    await join(product, owner, _id, other)
    expect(codeOf(await removeFrom(friend, _id, other))).toBe('NO_PERMISSION')
    expect(codeOf(await removeFrom(await someone(), _id, other))).toBe('COURSE_NOT_FOUND')
    expect(await coEditorsOf(owner, _id)).toHaveLength(2)
  })

  test('once a block stands between them and the owner, whoever set it; also an invitation ends', async () => {
    for (const isByOwner of [true, false]) {
      const [owner, friend, asked] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
      const { _id } = await newCourse(owner)
      await join(product, owner, _id, friend)
      await invite(owner, _id, [asked])
      for (const other of [friend, asked]) {
        const [one, two] = isByOwner ? [owner, other] : [other, owner]
        await block(product.platform, one.id, two.id)
      }
      expect(codeOf(await draftOf(friend, _id))).toBe('COURSE_NOT_FOUND')
      expect(await invitationsOf(asked)).toEqual([])
      expect(await coEditorsOf(owner, _id)).toEqual([])
    }
  })
})

describe('a course is handed over', () => {
  test('to a co-editor, and its owner goes on as one', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    expect((await handOver(owner, _id, friend)).statusCode).toBe(200)
    expect(await readDraft(friend, _id)).toMatchObject({
      part: 'owner',
      user: { id: friend.id },
      can: { manage: true },
    })
    expect(await readDraft(owner, _id)).toMatchObject({ part: 'coEditor', can: { edit: true, manage: false } })
    expect(await coEditorsOf(friend, _id)).toMatchObject([{ person: { id: owner.id }, response: 'accept' }])
    expect(await told(friend)).toMatchObject([{ kind: 'courseHandedOver' }])
    expect(codeOf(await handOver(owner, _id, friend))).toBe('NO_PERMISSION')
  })

  test('to one of two at the same moment', async () => {
    const [owner, one, two] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    for (const friend of [one, two]) await join(product, owner, _id, friend)
    const answers = await Promise.all([one, two].map((friend) => handOver(owner, _id, friend)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403])
    expect(await coEditorsOf(owner, _id)).toHaveLength(2)
  })

  test('to nobody who does not write it, and by nobody but its owner', async () => {
    const [owner, friend, lecturer, asked] = (await friends(3)) as [TestPerson, TestPerson, TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    await join(product, owner, _id, lecturer, 'lecturer')
    await invite(owner, _id, [asked])
    for (const to of [lecturer, asked, owner, await someone()])
      expect(codeOf(await handOver(owner, _id, to))).toBe('COURSE_INVITED_NOT_POSSIBLE')
    expect(codeOf(await handOver(friend, _id, friend))).toBe('NO_PERMISSION')
    expect(codeOf(await handOver(asked, _id, asked))).toBe('COURSE_NOT_FOUND')
  })

  test('to nobody who has as many as may be', async () => {
    const [owner, friend] = (await friends()) as [TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    await product.platform.pool.query(
      `insert into courses (id, owner_id, client_id, created_at, updated_at)
       select gen_random_uuid(), $1, gen_random_uuid(), now(), now() from generate_series(1, $2)`,
      [friend.id, courseLimits.courses],
    )
    expect(codeOf(await handOver(owner, _id, friend))).toBe('COURSE_LIMIT_REACHED')
  })

  test('and leaves out whom a block keeps apart from the new owner', async () => {
    const [owner, friend, other] = (await friends(2)) as [TestPerson, TestPerson, TestPerson]
    const { _id } = await newCourse(owner)
    await join(product, owner, _id, friend)
    await join(product, owner, _id, other)
    await befriend(product.platform, friend.id, other.id)
    await block(product.platform, other.id, friend.id)
    expect(await coEditorsOf(owner, _id)).toHaveLength(2)
    await handOver(owner, _id, friend)
    expect(await coEditorsOf(friend, _id)).toMatchObject([{ person: { id: owner.id } }])
    expect(codeOf(await draftOf(other, _id))).toBe('COURSE_NOT_FOUND')
  })
})

test('a course that is not there has nobody who teaches it', async () => {
  const person = await someone()
  const path = `${coursePath}/${randomUUID()}`
  for (const call of [
    person.browser.get(`${path}/co-editors`),
    person.browser.get(`${path}/possible-co-editors`),
    person.browser.post(`${path}/co-editors`, { personIds: [person.id] }),
    person.browser.delete(`${path}/co-editors/${person.id}`),
    person.browser.post(`${path}/owner`, { personId: person.id }),
  ])
    expect(codeOf(await call)).toBe('COURSE_NOT_FOUND')
})

/** Gives all of them the same listed school. */
async function teachAt(people: readonly TestPerson[]): Promise<void> {
  const { rows } = await product.platform.pool.query('select id from schools limit 1')
  const at = { type: 'academic_unit', academicRole: 'teacher', updatedAt: product.clock.now() } as const
  const place = { county: 'taipei_city', township: 'taipei_neihu', schoolType: 'high_school' } as const
  await product.platform.db
    .insert(organizations)
    .values(people.map(({ id }) => ({ accountId: id, ...at, ...place, schoolId: rows[0].id as string })))
}
