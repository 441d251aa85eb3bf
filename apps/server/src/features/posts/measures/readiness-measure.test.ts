import { nationalUploadRules } from '@learntrail/contract/eportfolio/national-upload'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { counted, notesWhoChanges } from '../../../testing/counted.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath } from '../../homework/homework.fixture.ts'
import { begin, finish, opine, putSigner, recordResult, saveResult } from '../../plans/doing/doing.fixture.ts'
import { postBody, publish, uploadFiles } from '../posts.fixture.ts'
import { documentBytesOn } from './readiness.measures.ts'

const most = nationalUploadRules[0].documentBytes

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
  group = (await newGroup(teacher)).id
})
beforeEach(async () => {
  pupil = await newPerson(product)
  await place(product, group, pupil.id, memberRoles.member)
})
afterAll(() => product.close())

const readiness = () => counted(product, 'readiness', pupil)
const noting = <Result>(act: () => Promise<Result>) => notesWhoChanges(product, act)
const inCourse = (change: object = {}) =>
  noting(() => publish(pupil, { classification: 'course_learning', date: '2026-10-01', ...change }))

/** A record that the pupil makes from certified work, with a file of this many bytes. */
async function certified(bytes?: number): Promise<string> {
  const { id: question } = await noting(() => ask(product, teacher, group, { tags: ['naturalistic'] }))
  const files = bytes === undefined ? [] : await uploadFiles(pupil, [{ name: '水.txt', content: text(question) }])
  const fileIds = files.map(({ id }) => id)
  const { handIn: work } = await noting(() => handIn(pupil, question, { text: '水很清。', fileIds }))
  await noting(() => correct(teacher, work.id, { certifies: true }))
  // Makes a small file this large before the record gets its copy.
  await product.platform.pool.query('update files set bytes = $1 where id = any($2)', [bytes, fileIds])
  const made = await noting(() => pupil.browser.post(`${homeworkPath}/hand-ins/${work.id}/record`, {}))
  return made.json<{ recordId: string }>().recordId
}

/** The semester of the clock, to which work handed in belongs. */
const now = '2026-08-01'

describe('readiness', () => {
  test('is asked of semesters with a record of a course, by the day of learning', async () => {
    await noting(() => publish(pupil, { classification: 'works', date: '2026-10-01' }))
    expect(await readiness()).toEqual([])
    await inCourse({ date: '2026-01-31' })
    const { id } = await inCourse({ date: '2026-02-01' })
    expect(await readiness()).toEqual(['2025-08-01 uncertified 1', '2026-02-01 uncertified 1'])
    const moved = await noting(() =>
      pupil.browser.put(
        `/api/v2/portfolios/${id}`,
        postBody({ classification: 'course_learning', date: '2025-09-01' }),
      ),
    )
    expect(moved.statusCode).toBe(200)
    expect(await readiness()).toEqual(['2025-08-01 uncertified 1'])
  })

  test('comes with a record that a teacher has certified, until that says something else or is gone', async () => {
    await inCourse()
    const id = await certified()
    expect(await readiness()).toEqual([`${now} ready 1`])
    const body = postBody({ classification: 'course_learning', date: '2026-11-21', title: '另一個題目' })
    expect((await noting(() => pupil.browser.put(`/api/v2/portfolios/${id}`, body))).statusCode).toBe(200)
    expect(await readiness()).toEqual([`${now} uncertified 1`])
    const other = await certified()
    expect(await readiness()).toEqual([`${now} ready 1`])
    await noting(() => pupil.browser.delete(`/api/v2/portfolios/${other}`))
    expect(await readiness()).toEqual([`${now} uncertified 1`])
  })

  test('needs one of them that is small enough', async () => {
    await certified(most + 1)
    expect(await readiness()).toEqual([`${now} tooLarge 1`])
    await inCourse()
    expect(await readiness()).toEqual([`${now} tooLarge 1`])
    await certified(most)
    expect(await readiness()).toEqual([`${now} ready 1`])
  })

  test('comes and goes with what an adviser certifies of a plan', async () => {
    const { projectId } = await noting(() => begin(pupil))
    await putSigner(product, projectId, teacher)
    await noting(() => saveResult(pupil, projectId))
    await noting(() => finish(pupil, projectId))
    await noting(() => recordResult(pupil, projectId))
    const before = await readiness()
    await noting(() => opine(teacher, projectId, true))
    const after = await readiness()
    await noting(() => opine(teacher, projectId, false))
    expect(await readiness()).toEqual(before)
    // Such a record is of self-directed learning, which is handed in differently.
    expect(after).toEqual(before)
  })
})

test('the size is that of the rule of the day of learning', async () => {
  const rules = [
    { from: '2019-08-01', documentBytes: 1 },
    { from: '2020-08-01', documentBytes: 2 },
    { from: '2021-08-01', documentBytes: 3 },
  ]
  const days = ['2018-01-01', '2020-07-31', '2020-08-01', '2021-07-31', '2021-08-01']
  const { rows } = await product.platform.pool.query<{ most: number }>(
    `select ${documentBytesOn('day', rules)} as most from unnest($1::date[]) with ordinality d(day, place) order by place`,
    [days],
  )
  expect(rows.map(({ most }) => most)).toEqual([1, 1, 2, 2, 3])
})
