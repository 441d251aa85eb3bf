import type { PersonCard } from '@learntrail/contract/people/person-card'
import type { ListedPerson } from '@learntrail/contract/people/relations'
import { privacy } from '@learntrail/contract/posts/posts'
import { type Audience, audiencesFor, profileParts, viewers } from '@learntrail/contract/profiles/audiences'
import type { PartAudiences } from '@learntrail/contract/profiles/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../platform/database/index.ts'
import { newPerson, signedIn, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { addPermissions } from '../accounts/index.ts'
import { newGroup } from '../groups/groups.fixture.ts'
import { publish } from '../posts/posts.fixture.ts'
import { indexPerson } from './finding/index-person.service.ts'
import { befriend, block } from './index.ts'

let product: TestApp
let owner: TestPerson
let others: Record<(typeof viewers)[number], TestPerson>
let schools: { id: string }[]
beforeAll(async () => {
  product = await createTestApp()
  const found = await product.guest().get('/api/v2/organization/academic/schools?type=high_school&county=taipei_city')
  schools = found.json<{ schools: { id: string }[] }>().schools
  owner = await newPerson(product, { displayName: '小雨', fullName: '林小雨' })
  const [stranger, schoolmate, teacher, friend] = await Promise.all(viewers.map(() => newPerson(product)))
  others = { stranger: stranger!, schoolmate: schoolmate!, teacher: teacher!, friend: friend! }
  await learn(owner, 0)
  await learn(others.stranger, 1)
  await learn(others.schoolmate, 0)
  await teach(others.teacher, 0)
  await vouch(others.teacher, 0)
  await learn(others.friend, 1)
  await befriend(product.platform, owner.id, others.friend.id)
  await patch(owner, {
    profile: {
      gender: 'female',
      birthYear: 2010,
      constellation: 3,
      statusMessage: '慢慢來',
      introduction: '喜歡溪流',
      traitTags: ['細心'],
      experiences: ['科展'],
      personalExpertises: ['攝影'],
      socialLinks: ['https://example.test/me'],
      customFieldList: [{ title: '座右銘', content: '每天一點', isActive: true }],
    },
    contact: { phone: '0912345678' },
  })
})
afterAll(() => product.close())

const patch = async (person: TestPerson, body: object) => {
  const answer = await person.browser.patch('/api/v2/users/current', body)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const at = (school: number) => ({
  type: 'academic_unit',
  schoolType: 'high_school',
  school: schools[school]?.id,
  location: { county: 'taipei_city', township: 'taipei_neihu' },
  discipline: 'general_high_school',
  department: 'high_general_studies',
})
const learn = (person: TestPerson, school: number) =>
  patch(person, { organization: { ...at(school), academicRole: 'student', grade: 'high_2', studentId: 'S1' } })
const teach = (person: TestPerson, school: number) =>
  patch(person, {
    organization: { ...at(school), academicRole: 'teacher', title: 'homeroom_teacher' },
    contact: { phone: '0912345678' },
  })

/** Makes a school vouch for a person, as redeeming one of its codes does. */
const vouch = (person: TestPerson, school: number) =>
  product.platform.db
    .update(accounts)
    .set({ vouchedSchoolId: schools[school]?.id ?? null })
    .where(eq(accounts.id, person.id))

const cardFor = async (viewer: TestPerson) => (await viewer.browser.get(`/api/v2/users/${owner.id}`)).json<PersonCard>()
const cardAs = async (as: string) => (await owner.browser.get(`/api/v2/users/current/card?as=${as}`)).json<PersonCard>()

/** The property of the card that shows each part. */
const shownAs = {
  fullName: 'fullName',
  school: 'schoolName',
  grade: 'gradeName',
  contact: 'phone',
  statusMessage: 'statusMessage',
  introduction: 'introduction',
  traitTags: 'traitTags',
  personalExpertises: 'personalExpertises',
  experiences: 'experiences',
  socialLinks: 'socialLinks',
  customFieldList: 'customFieldList',
  gender: 'gender',
  birthYear: 'birthYear',
  constellation: 'constellation',
} as const satisfies Record<(typeof profileParts)[number], keyof PersonCard>

const partsOf = (card: PersonCard) =>
  profileParts.filter((part) => {
    const value = card[shownAs[part]]
    return value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  })

const toAll = (audience: Audience): Partial<PartAudiences> =>
  Object.fromEntries(
    profileParts.filter((part) => audiencesFor(part).includes(audience)).map((part) => [part, audience]),
  )
const withoutContact = profileParts.filter((part) => part !== 'contact')

describe.each([
  [
    'everybody',
    { stranger: withoutContact, schoolmate: withoutContact, teacher: withoutContact, friend: withoutContact },
  ],
  ['school', { stranger: [], schoolmate: profileParts, teacher: profileParts, friend: profileParts }],
  ['friends', { stranger: [], schoolmate: [], teacher: [], friend: profileParts }],
  ['me', { stranger: [], schoolmate: [], teacher: [], friend: [] }],
] as const)('what is for %s', (audience, expected) => {
  beforeEach(() => patch(owner, { audiences: { contact: 'me', ...toAll(audience) } }))

  test.each(viewers)(
    'reaches a %s as it should, each part of it, and looking at oneself so shows the same',
    async (viewer) => {
      const card = await cardFor(others[viewer])
      expect(partsOf(card)).toEqual(expected[viewer])
      expect(await cardAs(viewer)).toEqual(card)
    },
  )

  test('reaches oneself', async () => {
    expect(partsOf(await cardFor(owner))).toEqual(profileParts)
  })
})

test('a grown-up who writes a school into their profile is a stranger to its people until the school says so', async () => {
  await patch(owner, { audiences: toAll('school') })
  const principal = await newPerson(product, { registrationRole: 'teacher' })
  await addPermissions(product.platform.db, principal.id, [schools[0]?.id ?? ''], product.clock.now())
  const acting = { ...principal, browser: await signedIn(product, principal.id) }
  const group = await newGroup(acting, { type: 'school', schoolId: schools[0]?.id ?? '' })
  const writer = await newPerson(product, { registrationRole: 'other', grownUpSince: product.clock.now() })
  const asks = async () => {
    const named = await writer.browser.get(`/api/v2/users/current/suggestions`)
    const seen = await writer.browser.get(`/api/v2/api/getGroupByGroupId?groupId=${group.id}`)
    return [partsOf(await cardFor(writer)), named.body.includes(owner.id), seen.statusCode]
  }
  for (const say of [teach, learn]) {
    await say(writer, 0)
    expect(await asks(), say.name).toEqual([[], false, 404])
  }
  // Giving a birth year that makes them a minor again changes nothing.
  await patch(writer, { profile: { birthYear: 2011 } })
  expect(await asks()).toEqual([[], false, 404])
  await vouch(writer, 0)
  expect(await asks()).toEqual([profileParts, true, 200])
})

describe('one’s own things are looked at as others see them', () => {
  beforeAll(async () => {
    const postIds: string[] = []
    for (const name of ['public', 'friends', 'private'] as const) {
      postIds.push((await publish(owner, { title: name, privacy: privacy[name] })).id)
    }
    await owner.browser.put('/api/v2/users/current/showcase', { headline: '', introduction: '', postIds })
  })
  const asked = async (person: TestPerson, path: string) => (await person.browser.get(path)).json()
  const titles = (posts: { title: string }[]) => posts.map(({ title }) => title).toSorted()

  test.each(viewers)('as a %s', async (viewer) => {
    const person = others[viewer]
    const records = (as: string) => `/api/v2/portfolios?owner=${owner.id}${as}`
    const show = (as: string) => `/api/v2/users/${owner.id}/showcase?texts=cut${as}`
    const stats = (as: string) => `/api/v2/users/${owner.id}/resource-stats${as}`
    const expected = viewer === 'friend' ? ['friends', 'public'] : ['public']
    const page = await asked(owner, records(`&as=${viewer}`))
    expect(titles(page.items)).toEqual(expected)
    expect(titles((await asked(person, records(''))).items)).toEqual(expected)
    expect(page.items[0].can).toEqual({ edit: false, remove: false, like: false, comment: false, report: false })
    expect(titles((await asked(owner, show(`&as=${viewer}`))).posts)).toEqual(expected)
    expect(titles((await asked(person, show(''))).posts)).toEqual(expected)
    expect(await asked(owner, stats(`?as=${viewer}`))).toEqual(await asked(person, stats('')))
  })

  test.each([
    '/api/v2/portfolios?owner=:id&as=friend',
    '/api/v2/users/:id/showcase?as=friend',
    '/api/v2/users/:id/resource-stats?as=friend',
  ])('nobody else’s are: %s', async (path) => {
    const answer = await others.stranger.browser.get(path.replace(':id', owner.id))
    expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'as', rule: 'invalid' }] })
  })
})

test('each part has its own audience', async () => {
  await patch(owner, {
    audiences: { ...toAll('me'), introduction: 'everybody', traitTags: 'school', contact: 'friends' },
  })
  const seen = async (viewer: keyof typeof others) => partsOf(await cardFor(others[viewer]))
  expect(await seen('stranger')).toEqual(['introduction'])
  expect(await seen('teacher')).toEqual(['introduction', 'traitTags'])
  expect(await seen('friend')).toEqual(['introduction', 'traitTags', 'contact'])
})

test('a contact for everybody is refused', async () => {
  const answer = await owner.browser.patch('/api/v2/users/current', { audiences: { contact: 'everybody' } })
  expect(answer.json()).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: [{ path: 'audiences.contact', rule: 'invalid' }],
  })
})

test('no other than these four can be looked at as', async () => {
  const answer = await owner.browser.get('/api/v2/users/current/card?as=oneself')
  expect(answer.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: 'as', rule: 'invalid' }] })
})

test('a block is over every audience', async () => {
  await patch(owner, { audiences: toAll('everybody') })
  const blocked = await newPerson(product)
  await learn(blocked, 0)
  await block(product.platform, owner.id, blocked.id)
  expect((await blocked.browser.get(`/api/v2/users/${owner.id}`)).statusCode).toBe(404)
})

test('a school whose name was typed makes nobody a school-mate', async () => {
  const [typed, alike] = [await newPerson(product), await newPerson(product)]
  const organization = {
    ...at(0),
    school: null,
    schoolName: '山上高中',
    academicRole: 'student',
    grade: 'high_2',
    studentId: 'S1',
  }
  await patch(typed, { organization })
  await patch(alike, { organization })
  const card = (await alike.browser.get(`/api/v2/users/${typed.id}`)).json<PersonCard>()
  expect(card.schoolName).toBeNull()
})

describe('lists and searches show the school to whom it is for', () => {
  const schoolIn = {
    'people to pick': async (viewer: TestPerson) => {
      const answer = await viewer.browser.post('/api/v2/search/searchperson', { keyword: '小雨' })
      return answer
        .json<{ items: { id: string; schoolName: string | null }[] }>()
        .items.find(({ id }) => id === owner.id)
    },
    'a list of people': async (viewer: TestPerson) => {
      const path = `/api/v2/users/${others.friend.id}/users-with-search-keyword?list=friends`
      const { items } = (await viewer.browser.get(path)).json<{ items: ListedPerson[] }>()
      return items.find(({ person }) => person.id === owner.id)
    },
  }
  beforeAll(() => inTransaction(product.platform.db, (transaction) => indexPerson(transaction, owner.id)))

  test.each(Object.entries(schoolIn))('%s', async (_, read) => {
    const shownTo = async (viewer: TestPerson) => ((await read(viewer))?.schoolName ?? null) !== null
    await patch(owner, { audiences: { school: 'school' } })
    expect([await shownTo(others.stranger), await shownTo(others.schoolmate), await shownTo(others.friend)]).toEqual([
      false,
      true,
      true,
    ])
    await patch(owner, { audiences: { school: 'everybody' } })
    expect(await shownTo(others.stranger)).toBe(true)
    await patch(owner, { audiences: { school: 'me' } })
    expect(await shownTo(others.friend)).toBe(false)
  })
})

describe('what has not been chosen', () => {
  const newcomer = () => newPerson(product, { profileFilledAt: null })
  const audiencesOf = async (person: TestPerson) => (await patch(person, {})).audiences as PartAudiences

  test('starts careful under 18', async () => {
    const pupil = await newcomer()
    await learn(pupil, 0)
    expect(await audiencesOf(pupil)).toMatchObject({
      fullName: 'friends',
      birthYear: 'friends',
      contact: 'friends',
      experiences: 'friends',
      socialLinks: 'friends',
      school: 'school',
      grade: 'school',
    })
  })

  test('starts wider for adults, and never with a contact for others', async () => {
    const teacher = await newcomer()
    await teach(teacher, 0)
    expect(await audiencesOf(teacher)).toMatchObject({ fullName: 'school', school: 'everybody', contact: 'me' })
  })

  test('is shown to no more people because somebody becomes 18, and to fewer when they turn out to be younger', async () => {
    const pupil = await newcomer()
    await learn(pupil, 0)
    await patch(pupil, { profile: { birthYear: 1990 } })
    expect(await audiencesOf(pupil)).toMatchObject({ school: 'school', experiences: 'friends' })
    const teacher = await newcomer()
    await teach(teacher, 0)
    await patch(teacher, { profile: { birthYear: 2012 } })
    expect(await audiencesOf(teacher)).toMatchObject({ school: 'school', experiences: 'friends' })
  })

  test('stays as it is beside what is chosen', async () => {
    const pupil = await newcomer()
    await learn(pupil, 0)
    await patch(pupil, { audiences: { experiences: 'everybody' } })
    await patch(pupil, { audiences: { gender: 'school' } })
    expect(await audiencesOf(pupil)).toMatchObject({ experiences: 'everybody', gender: 'school', school: 'school' })
  })

  test('is careful for whoever is in the tables without a profile', async () => {
    const [person] = await product.platform.db
      .insert(accounts)
      .values({
        id: '019a0000-0000-7000-8000-00000000000a',
        email: 'bare@example.test',
        username: 'bare',
        registrationRole: 'student',
        displayName: '新來的',
        fullName: '陳真名',
        passwordUpdatedAt: new Date(),
        profileFilledAt: new Date(),
        createdAt: new Date(),
      })
      .returning()
    const card = (await others.stranger.browser.get(`/api/v2/users/${person?.id}`)).json<PersonCard>()
    expect(card.fullName).toBeNull()
  })
})
