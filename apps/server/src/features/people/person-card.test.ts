import type { Problem } from '@learntrail/contract/errors'
import type { PersonCard } from '@learntrail/contract/people/person-card'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { befriend, block } from './index.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

const profile = {
  statusMessage: '慢慢來',
  introduction: '喜歡溪流',
  traitTags: ['細心'],
  personalExpertises: ['攝影'],
  experiences: ['科展'],
  socialLinks: ['https://example.test/me'],
  customFieldList: [
    { title: '座右銘', content: '每天一點', isActive: true },
    { title: '秘密', content: '不給看', isActive: false },
    { title: '社團', content: '生物研究社', isActive: true },
  ],
}

async function somebody(): Promise<TestPerson> {
  const person = await newPerson(product)
  const organization = {
    type: 'academic_unit',
    academicRole: 'student',
    schoolType: 'high_school',
    schoolName: '山上高中',
    location: { county: 'taipei_city', township: 'taipei_neihu' },
    grade: 'high_2',
    studentId: 'S1',
    discipline: 'general_high_school',
    department: 'high_general_studies',
  }
  const answer = await person.browser.patch('/api/v2/users/current', {
    profile,
    organization,
    contact: { phone: '0912345678' },
  })
  expect(answer.statusCode).toBe(200)
  return person
}

const card = (viewer: TestPerson, person: TestPerson) => viewer.browser.get(`/api/v2/users/${person.id}`)
const stats = (viewer: TestPerson, person: TestPerson) =>
  viewer.browser.get(`/api/v2/users/${person.id}/resource-stats`)
const codeOf = (answer: { json<T>(): T }) => answer.json<Problem>().code

describe('a person card', () => {
  test('shows strangers what is for everybody, and nothing else', async () => {
    const [viewer, person] = [await newPerson(product), await somebody()]
    const answer = await card(viewer, person)
    expect(answer.json()).toEqual({
      id: person.id,
      displayName: person.displayName,
      username: person.username,
      avatar: null,
      title: 'student',
      fullName: null,
      schoolName: null,
      gradeName: null,
      organizationTitle: null,
      unitName: null,
      unitTitle: null,
      statusMessage: '慢慢來',
      introduction: '喜歡溪流',
      traitTags: ['細心'],
      personalExpertises: ['攝影'],
      experiences: [],
      socialLinks: [],
      customFieldList: [
        { title: '座右銘', content: '每天一點' },
        { title: '社團', content: '生物研究社' },
      ],
      gender: null,
      birthYear: null,
      constellation: null,
      phone: null,
      isMe: false,
      isVerifiedTeacher: false,
      taughtSubjects: [],
      relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
      leader: null,
      createdAt: expect.any(String),
    })
    expect(answer.body).not.toMatch(/0912345678|S1"|不給看|測試|山上高中|科展|example\.test/)
  })

  test('shows friends and oneself the links as well', async () => {
    const [viewer, person] = [await newPerson(product), await somebody()]
    await befriend(product.platform, viewer.id, person.id)
    expect((await card(viewer, person)).json<PersonCard>()).toMatchObject({
      relation: { friendship: 'friends', isFollowing: true, isFan: true, remark: '' },
      socialLinks: ['https://example.test/me'],
    })
    expect((await card(person, person)).json<PersonCard>()).toMatchObject({
      isMe: true,
      relation: { friendship: 'none', isFollowing: false, isFan: false, remark: '' },
      socialLinks: ['https://example.test/me'],
    })
  })

  test('of somebody who told nothing is empty, not missing', async () => {
    const [viewer, person] = [await newPerson(product), await newPerson(product)]
    expect((await card(viewer, person)).json<PersonCard>()).toMatchObject({
      title: null,
      schoolName: null,
      statusMessage: '',
      customFieldList: [],
    })
  })

  test('is not found across a block, in either direction', async () => {
    const [blocker, blocked] = [await somebody(), await somebody()]
    await block(product.platform, blocker.id, blocked.id)
    for (const read of [card, stats]) {
      for (const [viewer, person] of [
        [blocker, blocked],
        [blocked, blocker],
      ] as const) {
        const answer = await read(viewer, person)
        expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'USER_NOT_FOUND'])
      }
    }
  })

  test('is not found of people who are going away, who are not here yet, who never were', async () => {
    const viewer = await newPerson(product)
    const leaving = await newPerson(product, { deletedAt: product.clock.now() })
    const unfilled = await newPerson(product, { profileFilledAt: null })
    for (const person of [leaving, unfilled, { ...viewer, id: '00000000-0000-7000-8000-000000000000' }]) {
      expect(codeOf(await card(viewer, person))).toBe('USER_NOT_FOUND')
      expect(codeOf(await stats(viewer, person))).toBe('USER_NOT_FOUND')
    }
  })
})

describe('the counters of a person', () => {
  test('count what the viewer may see', async () => {
    const [person, friend, leaver, blocker] = await Promise.all([1, 2, 3, 4].map(() => newPerson(product)))
    for (const other of [friend!, leaver!, blocker!]) await befriend(product.platform, person!.id, other.id)
    await product.platform.db
      .update(accounts)
      .set({ deletedAt: product.clock.now() })
      .where(eq(accounts.id, leaver!.id))
    const viewer = await newPerson(product)
    await block(product.platform, blocker!.id, viewer.id)
    const countsFor = async (one: TestPerson) => (await stats(one, person!)).json()
    const rest = { post: 0, joinGroup: 0, manaGroup: 0, courseNum: 0, sdlPublicProjectNum: 0 }
    expect(await countsFor(person!)).toEqual({ friend: 2, fans: 2, subscribe: 2, ...rest })
    expect(await countsFor(viewer)).toEqual({ friend: 1, fans: 1, subscribe: 1, ...rest })
  })
})
