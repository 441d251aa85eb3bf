import { randomUUID } from 'node:crypto'
import type { Problem } from '@learntrail/contract/errors'
import type { Plan } from '@learntrail/contract/plans/plans'
import { formParts, schoolPlanLimits, usualPart, usualPlanSettings } from '@learntrail/contract/plans/school/facts'
import type { SchoolPlans } from '@learntrail/contract/plans/school/school'
import type { PlanSigning } from '@learntrail/contract/plans/signing/signing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { documents } from '../../../platform/documents/index.ts'
import { textOfPdf } from '../../../platform/documents/reading/text-of-pdf.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addPermissions } from '../../accounts/index.ts'
import { importInto, newSchoolOf } from '../../groups/groups.fixture.ts'
import { newClass } from '../../guardians/guardians.fixture.ts'
import { organizations } from '../../profiles/profiles.tables.ts'
import { newPlan, newShared, planPath, progressOf } from '../plans.fixture.ts'
import { plansSetAs, schoolPlansPath, setPlans } from './school.fixture.ts'

let product: TestApp
let officer: TestPerson
let pupil: TestPerson
let schoolId: string

beforeAll(async () => {
  product = await createTestApp()
})
afterAll(async () => {
  documents.rest()
  await product.close()
})
beforeEach(async () => {
  officer = await newPerson(product)
  pupil = await newPerson(product, { plan: 'plus', fullName: '林小雨' })
  schoolId = await newSchoolOf(product, officer)
  await belongTo(pupil, schoolId)
})

async function belongTo({ id }: TestPerson, school: string | null): Promise<void> {
  const updatedAt = product.platform.clock.now()
  await product.platform.db
    .insert(organizations)
    .values({ accountId: id, type: 'academic_unit', county: 'taipei', township: '中正區', schoolId: school, updatedAt })
    .onConflictDoUpdate({ target: organizations.accountId, set: { schoolId: school } })
}

const read = async (person: TestPerson) => (await person.browser.get(schoolPlansPath(schoolId))).json<SchoolPlans>()
const readPlan = async ({ browser }: TestPerson, id: string) => (await browser.get(`${planPath}/${id}`)).json<Plan>()
const printed = async ({ browser }: TestPerson, id: string) =>
  plainly(await textOfPdf((await browser.get(`${planPath}/${id}/download`)).rawPayload, 100_000))
const plainly = (text: string) => text.replace(/\s/g, '')

describe('what a school sets about plans', () => {
  test('is what is usual until it sets something', async () => {
    const { schoolName, ...told } = await read(officer)
    expect(told).toEqual({ ...usualPlanSettings, version: 0 })
    expect(schoolName).not.toBe('')
  })

  test('is told as it was set, with the next version', async () => {
    const change = {
      lessonMinutes: 45,
      lessonsAsked: 6,
      firstDays: [{ semester: '115-1', day: '2026-08-24' }],
      form: { title: '自主學習申請表', note: { place: 'above' as const, text: '開學兩週內交。' } },
    }
    const answer = await setPlans(officer, schoolId, change)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ ...plansSetAs(change), version: 1 })
    expect(await read(officer)).toEqual(answer.json())
    expect((await setPlans(officer, schoolId, { lessonsAsked: 7 }, 1)).json<SchoolPlans>().version).toBe(2)
  })

  test('is not set over what somebody else has set, and the same once more is harmless', async () => {
    await setPlans(officer, schoolId, { lessonsAsked: 6 })
    expect((await setPlans(officer, schoolId, { lessonsAsked: 6 })).json<SchoolPlans>().version).toBe(1)
    for (const version of [0, 2]) {
      const refused = await setPlans(officer, schoolId, { lessonsAsked: 12 }, version)
      expect([refused.statusCode, refused.json<Problem>().code]).toEqual([409, 'PLAN_SETTINGS_CONFLICT'])
    }
    expect((await read(officer)).lessonsAsked).toBe(6)
  })

  test('is kept with who changed it: once, however often it was sent, and not what was refused', async () => {
    const colleague = await newPerson(product)
    await addPermissions(product.platform.db, colleague.id, [schoolId], product.clock.now())
    await setPlans(officer, schoolId, { lessonsAsked: 6 })
    await setPlans(officer, schoolId, { lessonsAsked: 6 })
    await setPlans(colleague, schoolId, { lessonsAsked: 12 })
    await setPlans(colleague, schoolId, { lessonsAsked: 12 }, 1)
    const text = 'select actor_id as by, act from audit_entries where subject_id = $1 order by id'
    const act = 'school.plan_settings_changed'
    expect((await product.platform.pool.query(text, [schoolId])).rows).toEqual([
      { by: officer.id, act },
      { by: colleague.id, act },
    ])
  })

  test('of two at the same moment is that of one', async () => {
    const answers = await Promise.all([6, 12].map((lessonsAsked) => setPlans(officer, schoolId, { lessonsAsked })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is for those who act for the school alone', async () => {
    const other = await newPerson(product)
    await newSchoolOf(product, other)
    const settings = plansSetAs()
    for (const answer of [
      await other.browser.get(schoolPlansPath(schoolId)),
      await setPlans(other, schoolId),
      await other.browser.post(`${schoolPlansPath(schoolId)}/form`, { settings, isExample: true }),
    ])
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'SCHOOL_NOT_FOUND'])
    expect((await read(officer)).version).toBe(0)
  })
})

describe('is refused and changes nothing:', () => {
  const { lessonMinutes, lessonsAsked } = schoolPlanLimits
  const whole = formParts.map(usualPart)
  const form = (change: object) => ({ form: { ...usualPlanSettings.form, ...change } })
  test.each([
    ['a lesson too short', { lessonMinutes: lessonMinutes.least - 1 }, 'lessonMinutes', 'too_small'],
    ['a lesson too long', { lessonMinutes: lessonMinutes.most + 1 }, 'lessonMinutes', 'too_large'],
    ['no lesson', { lessonsAsked: lessonsAsked.least - 1 }, 'lessonsAsked', 'too_small'],
    ['too many lessons', { lessonsAsked: lessonsAsked.most + 1 }, 'lessonsAsked', 'too_large'],
    ['half a lesson', { lessonsAsked: 6.5 }, 'lessonsAsked', 'invalid'],
    [
      'a first day in another semester',
      { firstDays: [{ semester: '115-1', day: '2027-02-15' }] },
      'firstDays.0.day',
      'invalid',
    ],
    [
      'a first day in the middle of a semester',
      { firstDays: [{ semester: '115-1', day: '2026-10-01' }] },
      'firstDays.0.day',
      'invalid',
    ],
    [
      'a semester twice',
      { firstDays: ['2026-08-31', '2026-09-01'].map((day) => ({ semester: '115-1', day })) },
      'firstDays',
      'duplicate',
    ],
    [
      'a part twice',
      form({
        parts: [...whole.slice(0, 12), usualPart('weeks')].filter((_, at) => at !== 1).concat(usualPart('signatures')),
      }),
      'form.parts',
      'duplicate',
    ],
    [
      'a part that is none',
      form({ parts: [...whole.slice(1), { part: 'photograph', lines: 0 }] }),
      'form.parts.12.part',
      'invalid',
    ],
    ['a form without weeks', form({ parts: whole.filter(({ part }) => part !== 'weeks') }), 'form.parts', 'required'],
    [
      'a form without signatures',
      form({ parts: whole.filter(({ part }) => part !== 'signatures') }),
      'form.parts',
      'required',
    ],
    ['a form without the name', form({ facts: ['projectName', 'grade'] }), 'form.facts', 'required'],
    ['a form that nobody signs', form({ signatures: [] }), 'form.signatures', 'required'],
    [
      'a line of its own without a name',
      form({ signatures: [{ role: 'own', label: '' }] }),
      'form.signatures.0.label',
      'required',
    ],
    [
      'more lines to write on than a page has room for',
      form({ parts: whole.map((part) => (part.part === 'motivation' ? { ...part, lines: 21 } : part)) }),
      'form.parts.1.lines',
      'too_large',
    ],
    ['a title too long', form({ title: '字'.repeat(schoolPlanLimits.title + 1) }), 'form.title', 'too_long'],
    [
      'a note too long',
      form({ note: { place: 'above', text: '字'.repeat(schoolPlanLimits.note + 1) } }),
      'form.note.text',
      'too_long',
    ],
  ])('%s', async (_, change, field, rule) => {
    const refused = await officer.browser.put(schoolPlansPath(schoolId), { ...plansSetAs(), ...change, version: 0 })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ path: field, rule }] })
    expect((await read(officer)).version).toBe(0)
  })

  test('and what is just within the limits is taken', async () => {
    const firstDays = Array.from({ length: schoolPlanLimits.firstDays }, (_, index) => ({
      semester: `${115 + index}-1`,
      day: `${2026 + index}-09-30`,
    }))
    const signatures = Array.from({ length: 10 }, (_, index) => ({
      role: 'own' as const,
      label: `${'處'.repeat(18)}${index}`,
    }))
    const most = {
      lessonMinutes: 60,
      lessonsAsked: 36,
      firstDays,
      form: {
        title: '字'.repeat(schoolPlanLimits.title),
        note: { place: 'below' as const, text: '字'.repeat(schoolPlanLimits.note) },
        signatures,
      },
    }
    expect((await setPlans(officer, schoolId, most)).statusCode).toBe(200)
    expect((await setPlans(officer, schoolId, { lessonMinutes: 40, lessonsAsked: 1 }, 1)).statusCode).toBe(200)
  })
})

describe('a plan', () => {
  test('has the numbers of its school, and those that are usual where there are none', async () => {
    const { _id } = await newPlan(pupil)
    expect((await readPlan(pupil, _id)).school).toMatchObject({ lessonMinutes: 50, lessonsAsked: 18, isSet: false })
    const firstDays = [{ semester: '115-1', day: '2026-08-24' }]
    await setPlans(officer, schoolId, { lessonMinutes: 45, lessonsAsked: 6, firstDays })
    expect((await readPlan(pupil, _id)).school).toMatchObject({
      lessonMinutes: 45,
      lessonsAsked: 6,
      firstDays,
      isSet: true,
    })
    await belongTo(pupil, null)
    expect((await readPlan(pupil, _id)).school).toMatchObject({ lessonMinutes: 50, isSet: false })
  })

  test('does not tell by them which school somebody hides', async () => {
    await setPlans(officer, schoolId, { lessonMinutes: 45 })
    const { _id } = await newShared(pupil)
    const reader = await newPerson(product, { plan: 'plus' })
    const showTo = (audience: string) =>
      product.platform.pool.query(
        `insert into profiles (account_id, audiences) values ($1, $2)
         on conflict (account_id) do update set audiences = $2`,
        [pupil.id, { school: audience }],
      )
    await showTo('everybody')
    expect((await readPlan(reader, _id)).school.isSet).toBe(true)
    await showTo('friends')
    expect((await readPlan(reader, _id)).ownerOrganization.school).toBeNull()
    expect((await readPlan(reader, _id)).school.isSet).toBe(false)
    expect((await readPlan(pupil, _id)).school.isSet).toBe(true)
  })

  test('is printed as the form of its school', async () => {
    await importInto(product, schoolId, { accountId: pupil.id, grade: 'high_1', className: '忠' })
    await setPlans(officer, schoolId, {
      lessonMinutes: 45,
      firstDays: [{ semester: '115-1', day: '2026-08-24' }],
      form: {
        title: '自主學習申請表',
        schoolName: '河岸高中',
        parts: (['signatures', 'facts', 'weeks'] as const).map(usualPart),
        facts: ['projectName', 'name', 'schoolClass'],
        signatures: [{ role: 'office', label: '教務主任' }],
        note: { place: 'above', text: '請於開學兩週內交到教務處。' },
      },
    })
    const dates = { startedAt: '2026-09-07', endedAt: '2026-09-21', progress: progressOf(2) }
    const { _id } = await newPlan(pupil, dates)
    const text = await printed(pupil, _id)
    expect(text).toContain('河岸高中115學年度第1學期自主學習申請表請於開學兩週內交到教務處。')
    expect(text).toContain('計畫名稱基隆河的溶氧姓名林小雨班級高一忠班')
    expect(text).toContain('115-1第3週')
    expect(text).toContain('2節（90分鐘）')
    expect(text.indexOf('教務主任')).toBeLessThan(text.indexOf('計畫名稱'))
    for (const gone of ['學習動機', '家長', '學號']) expect(text).not.toContain(gone)
  })

  test('leaves the class to write where the school has not said it, and tells it to nobody who only reads', async () => {
    const { _id } = await newShared(pupil)
    const before = await printed(pupil, _id)
    expect(before).not.toContain('忠班')
    await importInto(product, schoolId, { accountId: pupil.id, grade: 'high_1', className: '忠' })
    expect(await printed(pupil, _id)).toContain('班級高一忠班')
    const reader = await newPerson(product, { plan: 'plus' })
    expect(await printed(reader, _id)).not.toContain('忠班')
  })

  test('has the seat number of the class, unless the plan says one', async () => {
    const teacher = await newPerson(product, { plan: 'plus', teacherVerifiedAt: product.clock.now() })
    const group = await newClass(product, teacher, pupil)
    await product.platform.pool.query(
      'update group_members set member_number = $1 where group_id = $2 and account_id = $3',
      ['27', group, pupil.id],
    )
    const { _id } = await newShared(pupil)
    expect(await printed(pupil, _id)).toContain('座號27')
    const reader = await newPerson(product, { plan: 'plus' })
    expect(await printed(reader, _id)).not.toContain('座號27')
    const { _id: said } = await newPlan(pupil, { seatNumber: '3' })
    expect(await printed(pupil, said)).toContain('座號3')
  })

  test('that is signed stays signed, whatever the school changes of its form', async () => {
    const { _id } = await newPlan(pupil)
    const signing = async () => (await pupil.browser.get(`${planPath}/${_id}/signing`)).json<PlanSigning>()
    const before = await signing()
    await setPlans(officer, schoolId, {
      lessonMinutes: 45,
      lessonsAsked: 6,
      form: { title: '別的表', facts: ['name', 'projectName'], signatures: [{ role: 'committee', label: '' }] },
    })
    const after = await signing()
    expect([after.hash, after.version]).toEqual([before.hash, before.version])
  })
})

describe('the form before it is saved', () => {
  const draw = async (change: Parameters<typeof plansSetAs>[0], isExample: boolean) => {
    const body = { settings: plansSetAs(change), isExample }
    const { name, pdf } = (await officer.browser.post(`${schoolPlansPath(schoolId)}/form`, body)).json<{
      name: string
      pdf: string
    }>()
    return { name, text: plainly(await textOfPdf(Buffer.from(pdf, 'base64'), 100_000)) }
  }

  test('is drawn with an example, and saves nothing', async () => {
    const { name, text } = await draw({ form: { title: '我們的表', schoolName: '河岸高中' } }, true)
    expect(name).toBe('我們的表.pdf')
    expect(text).toContain('河岸高中')
    expect(text).toContain('校園裡的鳥')
    expect((await read(officer)).version).toBe(0)
  })

  test('is drawn empty, with lines to write on', async () => {
    const { text } = await draw({}, false)
    expect(text).toContain('自主學習計畫表')
    expect(text).not.toContain('校園裡的鳥')
  })

  test('is refused where a part is missing without which it is none', async () => {
    const settings = plansSetAs({ form: { parts: [usualPart('facts')] } })
    const refused = await officer.browser.post(`${schoolPlansPath(schoolId)}/form`, { settings, isExample: true })
    expect(refused.statusCode).toBe(400)
    expect(
      (
        await officer.browser.post(`${schoolPlansPath(randomUUID())}/form`, { settings: plansSetAs(), isExample: true })
      ).json<Problem>().code,
    ).toBe('SCHOOL_NOT_FOUND')
  })
})
