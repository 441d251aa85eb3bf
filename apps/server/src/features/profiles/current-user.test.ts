import type { FieldProblem, Problem } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import type { PersonCard } from '@learntrail/contract/people/person-card'
import { profileLimits } from '@learntrail/contract/profiles/limits'
import { organizationNeeds, type School } from '@learntrail/contract/profiles/organization'
import { academicRoles, schoolTypes } from '@learntrail/contract/profiles/organization-codes'
import type { CurrentUser } from '@learntrail/contract/profiles/users'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { events } from '../../platform/events/events.tables.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { peopleSearch } from '../people/finding/people-search.tables.ts'
import { schools } from './organization/schools.tables.ts'

let product: TestApp
let high: School
let university: School
beforeAll(async () => {
  product = await createTestApp()
  high = await schoolNamed('high_school', '麗山高中')
  university = await schoolNamed('university_or_graduate_school', '國立臺灣大學')
})
afterAll(() => product.close())

async function schoolNamed(type: string, keyword: string): Promise<School> {
  const query = new URLSearchParams({ type, keyword })
  const answer = await product.guest().get(`/api/v2/organization/academic/schools?${query}`)
  const [first] = answer.json<{ schools: School[] }>().schools
  if (first === undefined) throw new Error(`${keyword} is not in the starting list`)
  return first
}

const location = { county: 'taipei_city', township: 'taipei_neihu' }
const student = () => ({
  type: 'academic_unit',
  academicRole: 'student',
  schoolType: 'high_school',
  school: high.id,
  location,
  grade: 'high_2',
  studentId: 's110001',
  discipline: 'general_high_school',
  department: 'high_general_studies',
})
const teacher = () => ({
  ...student(),
  academicRole: 'teacher',
  grade: undefined,
  studentId: undefined,
  title: 'homeroom_teacher',
})
const outside = {
  type: 'other_unit',
  location,
  jobCategory: 'software',
  industryCategory: 'education',
  serviceUnit: '學跡工作室',
}
const names = { displayName: '小雨', fullName: '林小雨' }

const newcomer = () =>
  newPerson(product, {
    displayName: '',
    fullName: '',
    termsAcceptedAt: null,
    profileFilledAt: null,
  })
const patch = (person: TestPerson, body: object) => person.browser.patch('/api/v2/users/current', body)

async function accepted(person: TestPerson, body: object): Promise<CurrentUser> {
  const answer = await patch(person, body)
  expect(answer.json()).toMatchObject({ id: person.id })
  return answer.json<CurrentUser>()
}

async function refused(person: TestPerson, body: object): Promise<{ code: string; fields: FieldProblem[] }> {
  const { code, fields = [] } = (await patch(person, body)).json<Problem>()
  return { code, fields }
}

const current = async (person: TestPerson) => (await person.browser.get('/api/v2/users/current')).json<CurrentUser>()

async function kindsOf(person: TestPerson): Promise<string[]> {
  const rows = await product.platform.db.select().from(events).where(eq(events.actorId, person.id)).orderBy(events.seq)
  return rows.map(({ kind, data }) => (data.parts === undefined ? kind : `${kind} ${data.parts}`))
}

describe('the current user', () => {
  test('is a guest with nothing filled for whoever is not signed in', async () => {
    const answer = await product.guest().get('/api/v2/users/current')
    expect(answer.json()).toMatchObject({ id: null, role: 'guest', isProfileFilled: false, subscribedFeatures: [] })
  })

  test('has plan, features and credential, and never a password', async () => {
    const person = await newPerson(product, { trialEndsAt: new Date(product.clock.now().getTime() + 86_400_000) })
    const answer = await person.browser.get('/api/v2/users/current')
    expect(answer.json()).toMatchObject({
      id: person.id,
      role: 'user',
      subscribePlan: 'plus',
      isTrialUser: true,
      subscriptionDays: 1,
      subscribedFeatures: ['course', 'learning-group', 'self-directed-learning', 'chatroom'],
      credential: { method: 'email', isDefaultPassword: false, isMd5: false },
      primaryEmail: { value: person.email, isActivated: true },
      canChangeAcademicRole: true,
    })
    expect(answer.body).not.toMatch(/argon2|passwordHash|tokenHash/)
  })
})

describe('the profile form', () => {
  test('fills the profile of a student and opens the product', async () => {
    const person = await newcomer()
    expect((await person.browser.get(`/api/v2/users/${person.id}`)).statusCode).toBe(403)
    const user = await accepted(person, { hasAcceptedTerms: true, ...names, organization: student() })
    expect(user).toMatchObject({
      ...names,
      isProfileFilled: true,
      isProfileOutdated: false,
      hasAcceptedTerms: true,
      title: 'student',
      organization: {
        type: 'academic_unit',
        academicRole: 'student',
        schoolType: 'high_school',
        school: high.id,
        schoolName: high.name,
        location,
        locationName: { tw: '臺北市內湖區', en: 'Neihu District, Taipei City' },
        grade: 'high_2',
        gradeName: { tw: '二年級', en: 'Grade 11' },
        disciplineName: { tw: '普通型高中' },
        departmentName: { tw: '普通科' },
        studentId: 'S110001',
        title: null,
        jobCategory: null,
      },
    })
    expect(await kindsOf(person)).toEqual(['account.terms_accepted', 'profile.filled'])
    expect((await person.browser.get(`/api/v2/users/${person.id}`)).statusCode).toBe(200)
  })

  test('fills the profile of a teacher with a mobile phone', async () => {
    const person = await newcomer()
    const form = { hasAcceptedTerms: true, ...names, organization: teacher() }
    expect(await refused(person, form)).toEqual({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'contact.phone', rule: 'required' }],
    })
    const user = await accepted(person, { ...form, contact: { phone: '0912345678' } })
    expect(user).toMatchObject({ isProfileFilled: true, title: 'teacher', organization: { title: 'homeroom_teacher' } })
  })

  test('fills the profile of a primary pupil with a guardian', async () => {
    const person = await newcomer()
    const primary = await schoolNamed('primary_school', '內湖')
    const organization = { ...student(), schoolType: 'primary_school', school: primary.id, grade: 'primary_5' }
    const form = { hasAcceptedTerms: true, ...names, organization }
    expect((await refused(person, form)).fields).toEqual([{ path: 'profile.guardianName', rule: 'required' }])
    const user = await accepted(person, { ...form, profile: { guardianName: '林先生' } })
    expect(user).toMatchObject({
      isProfileFilled: true,
      profile: { guardianName: '林先生' },
      organization: { studentId: null, discipline: null, department: null, grade: 'primary_5' },
    })
    expect((await refused(person, { profile: { guardianName: null } })).fields).toEqual([
      { path: 'profile.guardianName', rule: 'required' },
    ])
  })

  test('takes a birth year up to this one, as it is in Taiwan', async () => {
    // Half a second before the new year in Taiwan, eight hours earlier than in UTC.
    const now = product.clock.now()
    const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1) - 8 * durations.hour
    product.clock.advance(newYear - 500 - now.getTime())
    const person = await newcomer()
    await accepted(person, { hasAcceptedTerms: true, ...names, organization: outside })
    const year = now.getUTCFullYear()
    const born = (birthYear: number) => ({ profile: { birthYear } })
    const wrong = [{ path: 'profile.birthYear', rule: 'in_future' }]
    expect((await accepted(person, born(year))).profile).toMatchObject({ birthYear: year })
    for (const later of [year + 1, profileLimits.birthYear.last])
      expect((await refused(person, born(later))).fields).toEqual(wrong)
    expect((await refused(person, born(1_899))).fields).toMatchObject([{ path: 'profile.birthYear' }])
    product.clock.advance(500)
    expect((await accepted(person, born(year + 1))).profile).toMatchObject({ birthYear: year + 1 })
  })

  test('fills the profile of somebody outside schools', async () => {
    const person = await newcomer()
    const user = await accepted(person, { hasAcceptedTerms: true, ...names, organization: outside })
    expect(user).toMatchObject({
      isProfileFilled: true,
      title: 'other',
      organization: { type: 'other_unit', school: null, schoolName: null, serviceUnit: '學跡工作室' },
    })
    const nothing = { organizationTitle: null, unitName: null, unitTitle: null }
    expect(user.organization).toMatchObject(nothing)
    const unit = { organizationTitle: '財團法人學跡教育基金會', unitName: '教育推廣組', unitTitle: '講師' }
    const told = await accepted(person, { organization: { ...outside, ...unit } })
    expect(told.organization).toMatchObject({ serviceUnit: '學跡工作室', ...unit })
    expect((await person.browser.get(`/api/v2/users/${told.id}`)).json()).toMatchObject({ schoolName: null, ...unit })
    // Emptied fields are removed, and so are those that only people at schools have.
    const emptied = await accepted(person, { organization: { ...outside, ...unit, unitTitle: ' ' } })
    expect(emptied.organization).toMatchObject({ ...unit, unitTitle: null })
  })

  test.each(academicRoles.flatMap((role) => schoolTypes.map((schoolType) => [role, schoolType] as const)))(
    'takes of a %s of a %s what its lists offer first',
    async (academicRole, schoolType) => {
      const first = async (list: string) => {
        const answer = await product.guest().get(`/api/v2/organization/academic/${list}schoolType=${schoolType}`)
        return Object.values(answer.json<Record<string, { code: string }[]>>())[0]?.[0]?.code
      }
      const needs = organizationNeeds({ type: 'academic_unit', academicRole, schoolType })
      const discipline = needs.discipline ? await first('discipline?') : undefined
      const organization = {
        type: 'academic_unit',
        academicRole,
        schoolType,
        location,
        discipline,
        school: (await schoolNamed(schoolType, '臺北')).id,
        grade: needs.grade ? await first('grade?') : undefined,
        title: needs.title ? await first('title?') : undefined,
        studentId: needs.studentId ? 'D110501' : undefined,
        department: discipline && (await first(`department?discipline=${discipline}&`)),
      }
      const user = await accepted(await newcomer(), {
        hasAcceptedTerms: true,
        ...names,
        organization,
        profile: needs.guardianName ? { guardianName: '林先生' } : undefined,
        contact: { phone: needs.mobilePhone ? '0912345678' : '' },
      })
      expect(user.isProfileFilled).toBe(true)
    },
  )

  test('may be filled in steps', async () => {
    const person = await newcomer()
    expect(await accepted(person, { hasAcceptedTerms: true })).toMatchObject({
      hasAcceptedTerms: true,
      isProfileFilled: false,
    })
    expect(await accepted(person, names)).toMatchObject({ isProfileFilled: false })
    expect(await accepted(person, { organization: outside })).toMatchObject({ isProfileFilled: true })
    expect(await kindsOf(person)).toEqual(['account.terms_accepted', 'profile.changed names', 'profile.filled'])
  })

  test('takes the typed name of a school that is not listed', async () => {
    const person = await newcomer()
    const organization = { ...student(), school: null, schoolName: '海外臺灣學校' }
    const user = await accepted(person, { hasAcceptedTerms: true, ...names, organization })
    expect(user.organization).toMatchObject({ school: null, schoolName: '海外臺灣學校' })
    const listed = await accepted(person, { organization: { ...organization, school: high.id } })
    expect(listed.organization).toMatchObject({ school: high.id, schoolName: high.name })
  })

  test('is refused before the terms are accepted', async () => {
    const person = await newcomer()
    expect((await refused(person, { ...names, organization: outside })).code).toBe('TERMS_REQUIRED')
    expect(await current(person)).toMatchObject({ displayName: '', organization: null })
  })

  test('is refused without names, and keeps nothing', async () => {
    const person = await newcomer()
    expect((await refused(person, { hasAcceptedTerms: true, organization: outside })).fields).toEqual([
      { path: 'displayName', rule: 'required' },
      { path: 'fullName', rule: 'required' },
    ])
    expect(await current(person)).toMatchObject({ hasAcceptedTerms: false, organization: null })
    expect(await kindsOf(person)).toEqual([])
  })

  test.each([
    [
      'a township of another county',
      { location: { county: 'keelung_city', township: 'taipei_neihu' } },
      'location.township',
    ],
    ['a township that is none', { location: { county: 'taipei_city', township: 'atlantis' } }, 'location.township'],
    ['a grade of another type of school', { grade: 'university_1' }, 'grade'],
    [
      'a discipline of another type of school',
      { discipline: 'information', department: 'university_computer_science' },
      'discipline',
    ],
    ['a department of another discipline', { department: 'high_machinery' }, 'department'],
  ])('is refused with %s', async (_, change, field) => {
    const person = await newcomer()
    const organization = { ...student(), ...change }
    const { code, fields } = await refused(person, { hasAcceptedTerms: true, ...names, organization })
    expect(code).toBe('VALIDATION_FAILED')
    expect(fields[0]).toEqual({ path: `organization.${field}`, rule: 'invalid' })
  })

  test('is refused with the title of another type of school', async () => {
    const person = await newcomer()
    const organization = { ...teacher(), title: 'professor' }
    const form = { hasAcceptedTerms: true, ...names, organization, contact: { phone: '0912345678' } }
    expect((await refused(person, form)).fields).toEqual([{ path: 'organization.title', rule: 'invalid' }])
  })

  test('is refused with a school of another type, one that is not there, one that has closed', async () => {
    const person = await newcomer()
    const form = (school: string) => ({ hasAcceptedTerms: true, ...names, organization: { ...student(), school } })
    expect((await refused(person, form(university.id))).fields).toEqual([
      { path: 'organization.schoolType', rule: 'invalid' },
    ])
    expect((await refused(person, form('00000000-0000-7000-8000-000000000000'))).code).toBe('SCHOOL_NOT_FOUND')
    const closing = await schoolNamed('high_school', '木柵高工')
    await product.platform.db.update(schools).set({ closedAt: product.clock.now() }).where(eq(schools.id, closing.id))
    expect((await refused(person, form(closing.id))).code).toBe('SCHOOL_NOT_FOUND')
  })
})

describe('a filled profile', () => {
  const filled = async (organization: object = student(), more: object = {}) => {
    const person = await newcomer()
    await accepted(person, { hasAcceptedTerms: true, ...names, organization, ...more })
    return person
  }

  test('keeps what a change does not name', async () => {
    const person = await filled()
    await accepted(person, { profile: { introduction: '喜歡溪流', traitTags: ['細心'], birthYear: 2010 } })
    const user = await accepted(person, { profile: { statusMessage: '慢慢來' } })
    expect(user.profile).toMatchObject({
      introduction: '喜歡溪流',
      traitTags: ['細心'],
      birthYear: 2010,
      statusMessage: '慢慢來',
    })
    expect(user.organization?.school).toBe(high.id)
  })

  test('is found under its new name at once', async () => {
    const person = await filled()
    const entry = async () =>
      (await product.platform.db.select().from(peopleSearch).where(eq(peopleSearch.accountId, person.id)))[0]?.names
    expect(await entry()).toContain(names.displayName)
    await accepted(person, { displayName: '溪流觀察員' })
    expect(await entry()).toContain('溪流觀察員')
  })

  test('tells the event log which parts changed, and nothing when none did', async () => {
    const person = await filled()
    await accepted(person, { ...names, organization: student() })
    await accepted(person, {})
    await accepted(person, { profile: { gender: 'female' }, contact: { phone: '0912345678' } })
    await accepted(person, { organization: { ...student(), grade: 'high_3' } })
    await accepted(person, { audiences: { gender: 'friends' } })
    await accepted(person, { audiences: { gender: 'friends' } })
    expect((await kindsOf(person)).slice(2)).toEqual([
      'profile.changed profile,contact',
      'profile.changed organization',
      'profile.changed audiences',
    ])
  })

  test('is not made invalid', async () => {
    const person = await filled()
    expect((await refused(person, { contact: { phone: '12345' } })).fields).toEqual([
      { path: 'contact.phone', rule: 'invalid_mobile' },
    ])
    expect((await refused(person, { organization: teacher() })).fields).toEqual([
      { path: 'contact.phone', rule: 'required' },
    ])
    expect(await current(person)).toMatchObject({ title: 'student', canChangeAcademicRole: true })
  })

  test.each([
    ['displayName', '雨', 'too_short'],
    ['displayName', 'x'.repeat(46), 'too_long'],
    ['displayName', 'LearnTrail 迷', 'product_name'],
    ['displayName', '<b>雨</b>', 'unsafe'],
    ['fullName', '林', 'too_short'],
    ['fullName', '林'.repeat(21), 'too_long'],
  ])('refuses %s %s', async (field, value, rule) => {
    const person = await filled()
    expect((await refused(person, { [field]: value })).fields).toMatchObject([{ path: field, rule }])
  })

  test('takes names and words of exactly their limits', async () => {
    const person = await filled()
    const user = await accepted(person, {
      displayName: '雨'.repeat(45),
      fullName: '林'.repeat(20),
      profile: { statusMessage: '慢'.repeat(150), guardianName: '林'.repeat(20) },
    })
    expect(user.displayName).toHaveLength(45)
    expect((await refused(person, { profile: { statusMessage: '慢'.repeat(151) } })).fields).toEqual([
      { path: 'profile.statusMessage', rule: 'too_long', limit: 150 },
    ])
    expect((await refused(person, { profile: { guardianName: '林'.repeat(21) } })).fields).toEqual([
      { path: 'profile.guardianName', rule: 'too_long', limit: 20 },
    ])
  })

  test('changes between student and teacher once', async () => {
    const person = await filled()
    const phone = { contact: { phone: '0912345678' } }
    const changed = await accepted(person, { organization: teacher(), ...phone })
    expect(changed).toMatchObject({ title: 'teacher', canChangeAcademicRole: false })
    expect((await refused(person, { organization: student() })).code).toBe('ACADEMIC_ROLE_CHANGED_ONCE')
    expect(await current(person)).toMatchObject({ title: 'teacher' })
    // The same role at another school is no change of role.
    await accepted(person, { organization: { ...teacher(), title: 'director' } })
  })

  describe('of a teacher', () => {
    const phone = { contact: { phone: '0912345678' } }
    const teaching = (subjects: string[]) => ({ profile: { taughtSubjects: subjects } })
    const { count, length } = profileLimits.taughtSubjects

    test('says what they teach, and everybody sees it on their card', async () => {
      const person = await filled(teacher(), phone)
      const { profile } = await accepted(person, teaching(['physics', '機器人專題']))
      expect(profile?.taughtSubjects).toEqual(['physics', '機器人專題'])
      const card = await (await filled()).browser.get(`/api/v2/users/${person.id}`)
      expect(card.json<PersonCard>().taughtSubjects).toEqual(['physics', '機器人專題'])
    })

    test('takes as many subjects as there may be, of their whole length, and not one more', async () => {
      const person = await filled(teacher(), phone)
      const many = Array.from({ length: count }, (_, place) => `${place}`.padEnd(length, '課'))
      expect((await accepted(person, teaching(many))).profile?.taughtSubjects).toEqual(many)
      expect((await refused(person, teaching([...many, '物理']))).fields).toMatchObject([
        { path: 'profile.taughtSubjects', rule: 'too_many' },
      ])
      expect((await refused(person, teaching(['課'.repeat(length + 1)]))).fields).toMatchObject([
        { path: 'profile.taughtSubjects.0', rule: 'too_long' },
      ])
      expect((await current(person)).profile?.taughtSubjects).toEqual(many)
    })

    test('only of a teacher: others are refused, and whoever learns again has none', async () => {
      const learner = await filled()
      expect((await refused(learner, teaching(['physics']))).code).toBe('SUBJECTS_OF_TEACHERS_ONLY')
      expect((await accepted(learner, teaching([]))).profile?.taughtSubjects).toEqual([])
      const person = await filled(teacher(), phone)
      await accepted(person, teaching(['physics']))
      expect((await refused(person, { ...teaching(['music']), organization: student() })).code).toBe(
        'SUBJECTS_OF_TEACHERS_ONLY',
      )
      expect((await accepted(person, { organization: student() })).profile?.taughtSubjects).toEqual([])
    })
  })

  test('does not get a second change by leaving school in between', async () => {
    const person = await filled(teacher(), { contact: { phone: '0912345678' } })
    await accepted(person, { organization: outside })
    expect(await current(person)).toMatchObject({ title: 'other', organization: { academicRole: null } })
    await accepted(person, { organization: student() })
    await accepted(person, { organization: outside })
    expect((await refused(person, { organization: teacher() })).code).toBe('ACADEMIC_ROLE_CHANGED_ONCE')
  })

  test('of a verified teacher who becomes a student loses the verification', async () => {
    const person = await filled(teacher(), { contact: { phone: '0912345678' } })
    const at = product.clock.now()
    await product.platform.db.update(accounts).set({ teacherVerifiedAt: at }).where(eq(accounts.id, person.id))
    await accepted(person, { organization: outside })
    expect(await current(person)).toMatchObject({ isVerifiedTeacher: true })
    expect(await accepted(person, { organization: student() })).toMatchObject({ isVerifiedTeacher: false })
  })

  test('before it is filled the role is free', async () => {
    const person = await newcomer()
    await refused(person, { hasAcceptedTerms: true, ...names, organization: teacher() })
    expect(await accepted(person, { hasAcceptedTerms: true, ...names, organization: student() })).toMatchObject({
      canChangeAcademicRole: true,
    })
  })

  test('is outdated when the school has closed, until another is chosen', async () => {
    const closing = await schoolNamed('high_school', '南湖高中')
    const person = await filled({ ...student(), school: closing.id })
    await product.platform.db.update(schools).set({ closedAt: product.clock.now() }).where(eq(schools.id, closing.id))
    expect(await current(person)).toMatchObject({ isProfileOutdated: true, organization: { schoolName: closing.name } })
    expect(await accepted(person, { organization: student() })).toMatchObject({ isProfileOutdated: false })
  })

  test('is filled once by a form that is sent twice', async () => {
    const person = await newcomer()
    const form = { hasAcceptedTerms: true, ...names, organization: student() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => patch(person, form)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await kindsOf(person)).toEqual(['account.terms_accepted', 'profile.filled'])
  })

  test('cannot be changed while the account is being deleted', async () => {
    const person = await newPerson(product, { deletedAt: product.clock.now() })
    expect((await refused(person, names)).code).toBe('ACCOUNT_BEING_DELETED')
  })
})

test('a new school year asks people at school for grade and title again', async () => {
  const own = await createTestApp()
  const [school] = (await own.guest().get('/api/v2/organization/academic/schools?type=high_school&limit=1')).json<{
    schools: School[]
  }>().schools
  const [pupil, worker] = [await newPerson(own), await newPerson(own)]
  await pupil.browser.patch('/api/v2/users/current', { organization: { ...student(), school: school!.id } })
  await worker.browser.patch('/api/v2/users/current', { organization: outside })
  const isOutdated = async (person: TestPerson) => (await current(person)).isProfileOutdated
  expect(await isOutdated(pupil)).toBe(false)
  own.clock.advance(20 * 86_400_000)
  expect(await isOutdated(pupil)).toBe(false)
  const nextYear = Date.parse('2027-07-31T16:00:00Z') - own.clock.now().getTime()
  const { db } = own.platform
  await db.update(accounts).set({ profileConfirmedAt: new Date(own.clock.now().getTime() - nextYear) })
  expect(await isOutdated(pupil)).toBe(true)
  expect(await isOutdated(worker)).toBe(false)
  await pupil.browser.patch('/api/v2/users/current', { organization: { ...student(), school: school!.id } })
  expect(await isOutdated(pupil)).toBe(false)
  await own.close()
})
