import type { SchoolReport } from '@learntrail/contract/analytics/analytics'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../platform/clock/taipei.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { newSchool } from '../console/people/people.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath } from '../homework/homework.fixture.ts'
import { publish } from '../posts/posts.fixture.ts'
import { newPupil, newSchoolPerson } from './analytics.fixture.ts'
import { drainChanges } from './summaries/keep-summaries.service.ts'

let product: TestApp
let schoolId: string
let headOfYear: TestPerson
let teacher: TestPerson
let group: string
const pupils: Record<string, TestPerson[]> = { '201': [], '202': [] }
beforeAll(async () => {
  product = await createTestApp()
  schoolId = await newSchool(product, { name: '望海高中', code: 'T901' })
  headOfYear = await newSchoolPerson(product, schoolId, [{ grade: 'high_2', className: null }])
  teacher = await newPerson(product)
  group = (await newGroup(teacher)).id
  for (const [className, list] of Object.entries(pupils)) {
    for (let number = 0; number < 10; number += 1) {
      const pupil = await newPupil(product, { schoolId, grade: 'high_2', className })
      await place(product, group, pupil.id, memberRoles.member)
      const date = dayIn(product.clock.now())
      await publish(pupil, { classification: 'course_learning', date, title: '水質', privacy: 3 })
      list.push(pupil)
    }
  }
  for (const pupil of pupils['201'] ?? []) await certify(pupil)
})
afterAll(() => product.close())

/** Has the pupil make a record from work that the teacher has certified. */
async function certify(pupil: TestPerson): Promise<void> {
  const { id } = await ask(product, teacher, group, { tags: ['naturalistic'] })
  const { handIn: work } = await handIn(pupil, id, { text: '水很清。' })
  await correct(teacher, work.id, { certifies: true })
  const made = await pupil.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, {})
  expect(made.statusCode, made.body).toBe(200)
}

/** Returns the cells of each class: pupils, nothing, uncertified, too large, ready. */
async function readiness() {
  await drainChanges(product.platform)
  const answer = await headOfYear.browser.get(`/api/v2/school-analytics/${schoolId}/questions/readiness`)
  const { tables } = answer.json<SchoolReport>()
  const rows = tables.find(({ name }) => name === 'places')?.items ?? []
  return Object.fromEntries(
    rows.map(({ place: its, cells }) => [its?.className ?? 'grade', cells.map(({ value }) => value)]),
  )
}

test('a head of year finds the class that has nothing certified, reminds it, and sees it change', async () => {
  expect(await readiness()).toEqual({
    grade: [20, 0, 10, 0, 10],
    '201': [10, 0, 0, 0, 10],
    '202': [10, 0, 10, 0, 0],
  })
  const body = { grade: 'high_2', className: '202', state: 'uncertified' }
  const reminded = await headOfYear.browser.post(`/api/v2/school-analytics/${schoolId}/reminders`, body)
  expect(reminded.json()).toEqual({ ok: true })
  await untilHeard(product)
  const [one, other] = [pupils['202']?.[0], pupils['201']?.[0]]
  const told = async (person: TestPerson | undefined) =>
    (await person?.browser.post('/api/v2/notice/get-notice', {}))
      ?.json<{ items: { kind: string }[] }>()
      .items.map(({ kind }) => kind)
  expect(await told(one)).toContain('uploadUncertified')
  expect(await told(other)).not.toContain('uploadUncertified')
  for (const pupil of pupils['202']?.slice(0, 5) ?? []) await certify(pupil)
  expect(await readiness()).toEqual({
    grade: [20, 0, 5, 0, 15],
    '201': [10, 0, 0, 0, 10],
    '202': [10, 0, 5, 0, 5],
  })
})
