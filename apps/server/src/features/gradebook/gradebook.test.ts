import { randomUUID } from 'node:crypto'
import { gradebookLimits } from '@learntrail/contract/gradebook/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { unpacked } from '../../testing/unpacked.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime, makeTeam, newRubric } from '../homework/homework.fixture.ts'
import {
  addColumn,
  columnBody,
  gradebookPath,
  newClass,
  readSheet,
  settingsBody,
  thisTerm,
} from './gradebook.fixture.ts'

let product: TestApp
let teacher: TestPerson
let helper: TestPerson
let pupils: TestPerson[]
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[teacher, helper] = await Promise.all([newPerson(product), newPerson(product)])
  pupils = []
  for (const name of ['學生1', '學生2', '學生3'])
    pupils.push(await newPerson(product, { displayName: name, fullName: '王小明' }))
})
beforeEach(async () => {
  group = await newClass(product, teacher)
  await place(product, group, helper.id, memberRoles.administrator)
  for (const [at, pupil] of pupils.entries()) {
    await place(product, group, pupil.id, memberRoles.member)
    await teacher.browser.put(`/api/v2/groups/${group}/members/${pupil.id}/number`, { memberNumber: String(3 - at) })
  }
})
afterAll(() => product.close())

const [one, two, three] = [0, 1, 2].map((at) => () => pupils[at] as TestPerson) as [
  () => TestPerson,
  () => TestPerson,
  () => TestPerson,
]
const put = async (rest: string, body: object, by = teacher) =>
  (await by.browser.put(gradebookPath(group, rest), body)).json()
const enter = (columnId: string, entries: object[], by = teacher) => put(`/columns/${columnId}/scores`, { entries }, by)
const sheet = (by = teacher) => readSheet(by, group)
const cellsOf = async (pupil: TestPerson, by = teacher) =>
  (await sheet(by)).pupils.find(({ person }) => person.id === pupil.id)?.cells ?? []
const cellOf = async (pupil: TestPerson) => (await cellsOf(pupil))[0]
const mine = async (pupil: TestPerson) => (await pupil.browser.get(gradebookPath(group, '/mine'))).json()

describe('a column that was added', () => {
  test('stands among homework by its day, is changed on its version and goes with its scores', async () => {
    const homework = await ask(product, teacher, group, { deadline: inTime(product, 60_000) })
    const body = columnBody({ day: '2026-08-01' })
    const add = async () => (await teacher.browser.post(gradebookPath(group, '/columns'), body)).json()
    const column = await add()
    expect(await add()).toEqual(column)
    await addColumn(teacher, group, { day: '2027-02-01', title: '下學期' })
    expect((await sheet()).columns.map(({ id }) => id)).toEqual([column.id, homework.id])
    expect((await readSheet(teacher, group, '?term=115-2')).columns).toMatchObject([{ title: '下學期' }])
    await enter(column.id, [{ personId: one().id, revision: '0', score: 60 }])
    const { clientId: _, ...parts } = body
    const change = (rest: object) =>
      teacher.browser.patch(gradebookPath(group, `/columns/${column.id}`), { ...parts, version: 1, ...rest })
    expect((await change({ maximum: 59 })).json()).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect((await change({ maximum: 60, title: '口頭報告' })).json()).toMatchObject({ title: '口頭報告', version: 2 })
    expect((await change({})).json()).toMatchObject({ code: 'GRADEBOOK_CONFLICT' })
    const remove = async () => (await teacher.browser.delete(gradebookPath(group, `/columns/${column.id}`))).json()
    expect(await remove()).toEqual({ ok: true })
    expect(await remove()).toMatchObject({ code: 'GRADEBOOK_COLUMN_NOT_FOUND' })
    expect((await sheet()).columns.map(({ id }) => id)).toEqual([homework.id])
  })

  test('has its place in a term, as many as there are', async () => {
    await product.platform.pool.query(
      `insert into gradebook_columns (id, group_id, client_id, title, day, maximum, weight, version, created_at)
       select gen_random_uuid(), $1, gen_random_uuid(), '平時考', '2026-09-01', 100, 1, 1, now() from generate_series(2, $2)`,
      [group, gradebookLimits.columns],
    )
    await addColumn(teacher, group)
    const more = await teacher.browser.post(gradebookPath(group, '/columns'), columnBody())
    expect(more.json()).toMatchObject({ code: 'GRADEBOOK_LIMIT_REACHED' })
    await addColumn(teacher, group, { day: '2027-02-01' })
  })

  test('takes scores one by one, says what it does not take, and a retry changes nothing', async () => {
    const { id } = await addColumn(teacher, group, { maximum: 50 })
    const entries = [
      { personId: one().id, revision: '0', score: 40.25 },
      { personId: two().id, revision: '0', score: 51 },
      { personId: helper.id, revision: '0', score: 10 },
      { personId: three().id, revision: '0', isExcused: true },
    ]
    const answer = await enter(id, entries)
    expect(answer.items).toMatchObject([
      { problem: null, cell: { score: 40.25, counted: 40.25, state: 'scored', revision: '1' } },
      { problem: 'too_large', cell: { score: null, revision: '0' } },
      { problem: 'not_a_pupil', cell: null },
      { problem: null, cell: { isExcused: true, score: null } },
    ])
    expect(await enter(id, entries)).toEqual(answer)
    expect((await sheet()).means).toEqual([40])
    // A teacher who saw another score is told of the conflict.
    const other = await enter(id, [{ personId: one().id, revision: '0', score: 30 }], helper)
    expect(other.items).toMatchObject([{ problem: 'conflict', cell: { score: 40.25, revision: '1' } }])
    const taken = await enter(id, [{ personId: one().id, revision: '1', score: null }], helper)
    expect(taken.items).toMatchObject([{ problem: null, cell: { score: null, state: 'empty' } }])
  })

  test('refuses a score that no column has, and too many at once', async () => {
    const { id } = await addColumn(teacher, group)
    for (const score of [-1, 1_001, 1.005])
      expect(await enter(id, [{ personId: one().id, revision: '0', score }])).toMatchObject({
        code: 'VALIDATION_FAILED',
      })
    const many = (count: number) =>
      enter(
        id,
        Array.from({ length: count }, () => ({ personId: randomUUID(), revision: '0', score: 1 })),
      )
    expect((await many(gradebookLimits.entries)).items).toHaveLength(gradebookLimits.entries)
    expect(await many(gradebookLimits.entries + 1)).toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  test('two who enter at one moment leave one score, and one of them knows', async () => {
    const { id } = await addColumn(teacher, group)
    const both = await Promise.all(
      [teacher, helper].map((by, at) => enter(id, [{ personId: one().id, revision: '0', score: 80 + at }], by)),
    )
    expect(both.map(({ items }) => items[0].problem).sort()).toEqual(['conflict', null])
  })
})

describe('homework', () => {
  test('is reviewed by a score, which counts once it is released', async () => {
    const { id } = await ask(product, teacher, group)
    const { handIn: work } = await handIn(one(), id)
    expect(await cellOf(one())).toMatchObject({ state: 'to_correct', score: null })
    const first = await enter(id, [{ personId: one().id, revision: (await cellOf(one()))?.revision, score: 84 }])
    expect(first.items[0]).toMatchObject({ problem: null, cell: { state: 'unreleased', score: 84, counted: null } })
    expect((await sheet()).means).toEqual([null])
    const remarks = async () => (await teacher.browser.get(`${homeworkPath}/hand-ins/${work.id}`)).json().handIn.remarks
    expect(await remarks()).toMatchObject([{ score: 84, outcome: 'reviewed', releasedAt: null }])
    await teacher.browser.post(`${homeworkPath}/questions/${id}/release`)
    expect(await cellOf(one())).toMatchObject({ state: 'scored', score: 84, counted: 84 })
    expect((await sheet()).means).toEqual([84])
    // A score that was released can be changed but not removed; the released one counts until the new one is released.
    const { revision } = (await cellOf(one())) as { revision: string }
    const clear = await enter(id, [{ personId: one().id, revision, score: null }])
    expect(clear.items[0]).toMatchObject({ problem: 'released', cell: { score: 84 } })
    const again = await enter(id, [{ personId: one().id, revision, score: 90 }])
    expect(again.items[0].cell).toMatchObject({ state: 'unreleased', score: 90, counted: 84 })
    const back = await enter(id, [{ personId: one().id, revision: again.items[0].cell.revision, score: null }])
    expect(back.items[0].cell).toMatchObject({ state: 'scored', score: 84 })
  })

  test('keeps what was said of the work, and another outcome that was chosen', async () => {
    const { id } = await ask(product, teacher, group)
    const { handIn: work } = await handIn(one(), id)
    await teacher.browser.put(`${homeworkPath}/hand-ins/${work.id}/remark`, {
      clientId: randomUUID(),
      version: 0,
      handInVersion: 1,
      score: null,
      words: '再寫詳細一點',
      outcome: 'returned',
    })
    await enter(id, [{ personId: one().id, revision: (await cellOf(one()))?.revision, score: 55 }])
    const { remarks } = (await teacher.browser.get(`${homeworkPath}/hand-ins/${work.id}`)).json().handIn
    expect(remarks).toMatchObject([{ score: 55, words: '再寫詳細一點', outcome: 'returned' }])
    await teacher.browser.post(`${homeworkPath}/questions/${id}/release`)
    expect(await cellOf(one())).toMatchObject({ state: 'returned', score: 55, counted: null })
  })

  test('returned without a score is shown as returned, and counts in no average', async () => {
    const { id } = await ask(product, teacher, group)
    const { handIn: work } = await handIn(one(), id)
    await handIn(two(), id)
    await correct(teacher, work.id, { score: null, words: '寫得清楚' })
    expect(await cellOf(one())).toMatchObject({ state: 'unscored', score: null, counted: null })
    expect(await sheet()).toMatchObject({ means: [null], mean: null })
    const table = await teacher.browser.get(gradebookPath(group, '/table?form=csv&layout=whole'))
    expect(table.body).toMatch(/學生1,已發還,\r\n/)
    expect(table.body).toMatch(/學生2,待批改,\r\n/)
    expect(table.body).toMatch(/學生3,,\r\n/)
    await put('/settings', settingsBody({ isPublished: true }))
    expect(await mine(one())).toMatchObject({ items: [{ score: null, isUnscored: true }], average: null })
    expect(await mine(two())).toMatchObject({ items: [{ score: null, isUnscored: false }] })
  })

  test('on paper has its score here, until the work comes', async () => {
    const { id } = await ask(product, teacher, group, { deadline: inTime(product, 60_000) })
    product.clock.advance(120_000)
    expect(await cellOf(one())).toMatchObject({ state: 'missing', counted: null })
    const revision = (await cellOf(one()))?.revision
    const bad = await enter(id, [
      { personId: one().id, revision, score: 70.5 },
      { personId: two().id, revision, score: 101 },
    ])
    expect(bad.items.map(({ problem }: { problem: string }) => problem)).toEqual(['not_whole', 'too_large'])
    await enter(id, [{ personId: one().id, revision, score: 70 }])
    expect(await cellOf(one())).toMatchObject({ state: 'scored', counted: 70, isPaper: true })
    await handIn(one(), id)
    expect(await cellOf(one())).toMatchObject({ state: 'to_correct', counted: null, isLate: true, isPaper: false })
  })

  test('that is excused counts neither way, and stays as it is', async () => {
    const { id } = await ask(product, teacher, group)
    const { handIn: work } = await handIn(one(), id)
    await correct(teacher, work.id, { score: 40, outcome: 'returned' })
    await handIn(two(), id).then(({ handIn: { id: theirs } }) => correct(teacher, theirs, { score: 90 }))
    const excuse = async (pupil: TestPerson, isExcused: boolean) =>
      (await enter(id, [{ personId: pupil.id, revision: (await cellOf(pupil))?.revision, isExcused }])).items[0]
    expect(await excuse(one(), true)).toMatchObject({ problem: null, cell: { state: 'returned', isExcused: true } })
    expect(await excuse(two(), true)).toMatchObject({ cell: { score: 90, counted: null, isExcused: true } })
    expect((await sheet()).means).toEqual([null])
    expect(await excuse(two(), false)).toMatchObject({ cell: { counted: 90 } })
  })

  test('of a team has one score, and of a rubric one that is made elsewhere', async () => {
    const together = await ask(product, teacher, group, { teamSize: 2, deadline: inTime(product, 60_000) })
    await makeTeam(one(), together.id, [two()])
    await handIn(one(), together.id, { text: '一起寫的', version: 0 })
    const revision = (await cellOf(one()))?.revision
    const both = [one(), two()].map(({ id }) => ({ personId: id, revision, score: 88 }))
    const { items } = await enter(together.id, both)
    expect(items).toMatchObject([{ problem: null }, { problem: null, cell: { score: 88 } }])
    const measured = await ask(product, teacher, group, { rubric: newRubric() })
    await handIn(three(), measured.id)
    const at = (await cellsOf(three()))[1]?.revision
    const refused = await enter(measured.id, [{ personId: three().id, revision: at, score: 88 }])
    expect(refused.items[0]).toMatchObject({ problem: 'by_rubric' })
  })

  test('is scored by who corrects it; for other administrators it has no scores and counts nowhere', async () => {
    const { id } = await ask(product, teacher, group)
    const { handIn: work } = await handIn(one(), id)
    await correct(teacher, work.id, { score: 90 })
    expect((await cellsOf(one(), helper))[0]).toMatchObject({ state: 'hidden', score: null })
    expect((await sheet(helper)).mean).toBeNull()
    const refused = await enter(id, [{ personId: one().id, revision: '0.1.0.0', score: 10 }], helper)
    expect(refused.items[0]).toMatchObject({ problem: 'no_permission' })
    expect(await cellOf(one())).toMatchObject({ score: 90 })
  })

  test('asks pupils alone: who was not chosen is not scored, and who came to lead is in no row', async () => {
    const { id } = await ask(product, teacher, group, { assignTo: 'chosen', assigneeIds: [one().id] })
    expect(await cellOf(two())).toMatchObject({ state: 'not_asked' })
    const refused = await enter(id, [{ personId: two().id, revision: (await cellOf(two()))?.revision, score: 9 }])
    expect(refused.items[0]).toMatchObject({ problem: 'not_given' })
    await handIn(one(), id).then(({ handIn: work }) => correct(teacher, work.id, { score: 60 }))
    expect((await sheet()).means).toEqual([60])
    await place(product, group, one().id, memberRoles.administrator)
    expect(await sheet()).toMatchObject({ pupils: [{}, {}], means: [null] })
  })
})

describe('averages', () => {
  test('weigh columns in their categories, and are rounded half up as is set', async () => {
    const [tests, oral] = [randomUUID(), randomUUID()]
    const categories = [
      { id: tests, name: '平時考', weight: 60 },
      { id: oral, name: '口頭報告', weight: 40 },
    ]
    const [first, second, third] = [
      await addColumn(teacher, group, { categoryId: tests, weight: 1 }),
      await addColumn(teacher, group, { categoryId: tests, weight: 3, maximum: 50 }),
      await addColumn(teacher, group, { categoryId: oral }),
    ]
    for (const [column, score] of [
      [first, 80],
      [second, 45],
      [third, 71],
    ] as const)
      await enter(column.id, [{ personId: one().id, revision: '0', score }])
    const averageOf = async () => (await sheet()).pupils.find(({ person }) => person.id === one().id)?.average
    expect(await averageOf()).toBe(84)
    await put('/settings', settingsBody({ categories, decimals: 1 }))
    // 60% of (80 + 3 × 90) / 4, and 40% of 71.
    expect(await averageOf()).toBe(80.9)
    expect(await put('/settings', settingsBody({ categories, decimals: 0 }))).toMatchObject({
      code: 'GRADEBOOK_CONFLICT',
    })
    await put('/settings', settingsBody({ version: 1, categories, decimals: 0 }))
    expect(await averageOf()).toBe(81)
    // Homework goes into the category set for homework, unless another was chosen.
    const { id } = await ask(product, teacher, group)
    await put('/settings', settingsBody({ version: 2, categories, homeworkCategoryId: oral }))
    const categoryOf = async () => (await sheet()).columns.find((column) => column.id === id)?.categoryId
    expect(await categoryOf()).toBe(oral)
    await put(`/homework/${id}`, { version: 0, weight: 1, categoryId: null })
    expect(await categoryOf()).toBeNull()
    // The next term takes the settings over, unpublished.
    expect((await readSheet(teacher, group, '?term=116-1')).settings).toMatchObject({ categories, version: 0 })
  })

  test('count homework as much as is set', async () => {
    const { id } = await ask(product, teacher, group)
    await handIn(one(), id).then(({ handIn: work }) => correct(teacher, work.id, { score: 60 }))
    const column = await addColumn(teacher, group)
    await enter(column.id, [{ personId: one().id, revision: '0', score: 90 }])
    const weigh = (version: number, weight: number) => put(`/homework/${id}`, { version, weight, categoryId: null })
    expect(await weigh(0, 3)).toEqual({ weight: 3, categoryId: null, version: 1 })
    expect(await weigh(0, 2)).toMatchObject({ code: 'GRADEBOOK_CONFLICT' })
    expect((await sheet()).mean).toBe(68)
    expect(await put(`/homework/${randomUUID()}`, { version: 0, weight: 3, categoryId: null })).toMatchObject({
      code: 'GRADEBOOK_COLUMN_NOT_FOUND',
    })
  })
})

test('a pupil sees their own scores where they are published, as far as they are released', async () => {
  const { id } = await ask(product, teacher, group)
  const column = await addColumn(teacher, group, { day: '2026-08-30' })
  await enter(column.id, [{ personId: one().id, revision: '0', score: 80 }])
  await handIn(one(), id)
  const at = (await cellsOf(one()))[1]?.revision
  await enter(id, [{ personId: one().id, revision: at, score: 60 }])
  expect(await mine(one())).toMatchObject({ isPublished: false, items: [], average: null })
  await put('/settings', settingsBody({ isPublished: true }))
  expect(await mine(one())).toMatchObject({ items: [{ score: 80 }, { score: null }], average: 80 })
  await teacher.browser.post(`${homeworkPath}/questions/${id}/release`)
  expect(await mine(one())).toMatchObject({ items: [{}, { score: 60, title: '河川觀察日誌' }], average: 70 })
  expect(await mine(two())).toMatchObject({ items: [{ score: null }, { score: null }], average: null })
  expect(await mine(teacher)).toMatchObject({ code: 'NO_PERMISSION' })
})

describe('as a table', () => {
  const table = async (query: string) => teacher.browser.get(gradebookPath(group, `/table?${query}`))

  test('has the whole sheet, with what is missing and not returned in words', async () => {
    await ask(product, teacher, group, { title: '=1+1', deadline: inTime(product, 60_000) })
    product.clock.advance(120_000)
    const column = await addColumn(teacher, group, { day: '2027-01-31' })
    await enter(column.id, [{ personId: one().id, revision: '0', score: 84.5 }])
    const lines = (await table('form=csv&layout=whole')).body.split('\r\n')
    expect(lines[0]).toMatch(/^\uFEFF座號,姓名,學號,暱稱,'=1\+1,第一次平時考,平均$/)
    expect(lines[5]).toBe('3,王小明,,學生1,缺交,84.5,85')
    const parts = await unpacked((await table('form=xlsx&layout=whole')).rawPayload)
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<c r="F6"><v>84.5</v></c>')
  })

  test("for the school's system has what was chosen, in its order, and is remembered", async () => {
    const column = await addColumn(teacher, group)
    await enter(column.id, [{ personId: one().id, revision: '0', score: 84 }])
    expect((await table('form=csv&layout=school')).body.split('\r\n')[0]).toBe('\uFEFF座號,學號,姓名,第一次平時考,平均')
    await put('/school-fields', { term: thisTerm, fields: ['average', column.id, 'realName', randomUUID()] })
    const lines = (await table('form=csv&layout=school')).body.split('\r\n')
    expect(lines).toEqual(['\uFEFF平均,第一次平時考,姓名', ',,王小明', ',,王小明', '84,84,王小明', ''])
  })
})

test('groups that are neither of a school nor of a teacher have none, and what is put away is read', async () => {
  const open = (await newGroup(teacher)).id
  expect((await teacher.browser.get(gradebookPath(open))).json()).toMatchObject({ code: 'GRADEBOOK_NOT_FOUND' })
  const add = async (to: string) => (await teacher.browser.post(gradebookPath(to, '/columns'), columnBody())).json()
  expect(await add(open)).toMatchObject({ code: 'GRADEBOOK_NOT_FOUND' })
  await product.platform.pool.query('update groups set archived_at = now() where id = $1', [group])
  expect(await sheet()).toMatchObject({ isArchived: true })
  expect(await add(group)).toMatchObject({ code: 'GROUP_ARCHIVED' })
})
