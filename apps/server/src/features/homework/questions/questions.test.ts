import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { homeworkDurations, homeworkLimits } from '@learntrail/contract/homework/limits'
import { scheduling } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text } from '../../files/sample-files.fixture.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { paragraph, uploadFiles } from '../../posts/posts.fixture.ts'
import { ask, handIn, homeworkPath, inTime, questionBody } from '../homework.fixture.ts'
import { removeQuestionsOver } from '../homework.jobs.ts'
import { homeworkQuestions } from '../homework.tables.ts'
import { releaseDue, remindOfDue } from './release.service.ts'

let product: TestApp
let top: TestPerson
let admin: TestPerson
let member: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
  ;[top, admin, member] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
  group = (await newGroup(top)).id
  await place(product, group, admin.id, memberRoles.administrator)
  await place(product, group, member.id, memberRoles.member)
})
afterAll(() => product.close())

const path = `${homeworkPath}/questions`
const make = (body: object, by = admin) => by.browser.post(path, { ...questionBody(product, group), ...body })
const read = async (id: string, by = admin) => (await by.browser.get(`${path}/${id}`)).json()
const press = (id: string, action: string, body: object = {}, by = admin) =>
  by.browser.post(`${path}/${id}/${action}`, body)
const change = (id: string, body: object, by = admin) => by.browser.patch(`${path}/${id}`, body)
const plan = (body: object = {}) => ask(product, admin, group, { assign: false, ...body })
const stored = async (id: string) =>
  (await product.platform.pool.query('select state from homework_questions where id = $1', [id])).rows[0]?.state
const minute = 60_000

describe('a question', () => {
  test('is planned with nothing, and tells what was given', async () => {
    const answer = await admin.browser.post(path, { clientId: randomUUID(), groupIds: [group] })
    expect(answer.json().items).toMatchObject([
      {
        state: 'planning',
        type: 'general',
        title: '',
        classification: null,
        deadline: null,
        totalScore: 100,
        handInPoints: 0,
        assignTo: 'all',
        version: 1,
        writer: { id: admin.id },
        group: { id: group },
        can: {
          edit: true,
          assign: true,
          revoke: false,
          archive: false,
          remove: true,
          correct: true,
          handIn: false,
          comment: true,
        },
      },
    ])
  })

  test('is of the one kind there is, in lists too and whatever kind is sent', async () => {
    const question = await ask(product, admin, group, { type: 'quiz' } as object)
    expect(question).toMatchObject({ type: 'general' })
    expect(await read(question.id, member)).toMatchObject({ type: 'general' })
    const lists = [`${path}?groupId=${group}&state=assigned`, `${homeworkPath}/due`]
    for (const list of lists) {
      const { items } = (await member.browser.get(list)).json()
      expect(items.find(({ id }: { id: string }) => id === question.id)).toMatchObject({ type: 'general' })
    }
  })

  test('holds to its limits, at the limit and one past', async () => {
    const title = '題'.repeat(homeworkLimits.title)
    const content = '字'.repeat(homeworkLimits.content)
    const topic = '主'.repeat(homeworkLimits.topic)
    const { min, max } = homeworkLimits.total
    for (const parts of [
      { title },
      { content: paragraph(content) },
      { topic },
      { totalScore: min },
      { totalScore: max },
      { handInPoints: homeworkLimits.points, qualityPoints: homeworkLimits.points },
    ])
      expect((await make(parts)).statusCode).toBe(200)
    for (const [parts, problem] of [
      [{ title: `${title}題` }, { path: 'title', rule: 'too_long', limit: homeworkLimits.title }],
      [{ content: paragraph(`${content}字`) }, { path: 'content', rule: 'too_long', limit: homeworkLimits.content }],
      [{ topic: `${topic}主` }, { path: 'topic', rule: 'too_long', limit: homeworkLimits.topic }],
      [{ totalScore: min - 1 }, { path: 'totalScore', rule: 'too_small' }],
      [{ totalScore: max + 1 }, { path: 'totalScore', rule: 'too_large' }],
      [{ handInPoints: homeworkLimits.points + 1 }, { path: 'handInPoints', rule: 'too_large' }],
      [{ qualityPoints: -1 }, { path: 'qualityPoints', rule: 'too_small' }],
    ] as const)
      expect((await make(parts)).json()).toMatchObject({ code: 'VALIDATION_FAILED', fields: [problem] })
  })

  test('is made for several groups at once, and sent again they are those that are there', async () => {
    const other = (await newGroup(admin)).id
    const body = questionBody(product, group, { groupIds: [group, other] } as object)
    const [first, again] = await Promise.all([admin.browser.post(path, body), admin.browser.post(path, body)])
    const ids = (answer: typeof first) => answer.json().items.map((item: { id: string }) => item.id)
    expect(ids(first)).toHaveLength(2)
    expect(ids(again)).toEqual(ids(first))
    const groups = first.json().items.map((item: { group: { id: string } }) => item.group.id)
    expect(groups.sort()).toEqual([group, other].sort())
  })

  test('is asked by those who lead the group, in teaching groups by who may teach', async () => {
    expect((await make({}, member)).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
    expect((await make({}, await newPerson(product))).json()).toMatchObject({ code: 'GROUP_NOT_FOUND' })
    const teacher = await newPerson(product, { teacherVerifiedAt: product.clock.now(), plan: 'plus' })
    const teaching = (await newGroup(teacher, { type: 'teaching' })).id
    await place(product, teaching, admin.id, memberRoles.administrator)
    expect((await make({ groupIds: [teaching] }, teacher)).statusCode).toBe(200)
    expect((await make({ groupIds: [teaching] })).json()).toMatchObject({
      code: 'GROUP_TEACHING_REFUSED',
      errorCode: -8,
    })
  })

  test('takes files of one’s own, shown to whom it is given', async () => {
    const [file] = await uploadFiles(admin, [{ name: '學習單.txt', content: text(randomUUID()) }])
    const [theirs] = await uploadFiles(member, [{ name: '別人的.txt', content: text(randomUUID()) }])
    expect((await make({ fileIds: [theirs?.id] })).json()).toMatchObject({ code: 'FILE_NOT_FOUND' })
    const question = await plan({ fileIds: [String(file?.id)] })
    expect(question.files).toMatchObject([{ id: file?.id, displayName: '學習單.txt' }])
    const seen = async () => (await member.browser.get(`/api/v2/files/${file?.id}/entity`)).statusCode
    expect(await seen()).toBe(404)
    await press(question.id, 'assign', { version: 1 })
    expect(await seen()).toBe(200)
    expect((await admin.browser.delete(`/api/v2/portfolios/files/${file?.id}`)).json().code).toBe('FILE_IN_USE')
    // Another leader of the group keeps the existing files and adds their own.
    const changed = await change(question.id, { version: 2, fileIds: [file?.id] }, top)
    expect(changed.json().files).toHaveLength(1)
  })

  test('names only members as those chosen, and only those who lead as revisers', async () => {
    for (const people of [
      { assignTo: 'chosen', assigneeIds: [admin.id] },
      { assignTo: 'chosen', assigneeIds: [randomUUID()] },
      { reviserIds: [member.id] },
    ])
      expect((await make(people)).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
    const question = await plan({ assignTo: 'chosen', assigneeIds: [member.id], reviserIds: [top.id] })
    expect(question).toMatchObject({ assignees: [{ id: member.id }], revisers: [{ id: top.id }] })
  })

  test('number 1000 of a group is taken, and the next is refused', async () => {
    const full = (await newGroup(admin)).id
    const now = product.clock.now()
    const row = (): typeof homeworkQuestions.$inferInsert => ({
      id: randomUUID(),
      groupId: full,
      writerId: admin.id,
      clientId: randomUUID(),
      state: 'planning',
      title: '',
      content: paragraph('x'),
      text: 'x',
      topic: '',
      assignTo: 'all',
      allowsUpdateAfterDeadline: false,
      totalScore: 100,
      handInPoints: 0,
      qualityPoints: 0,
      version: 1,
      createdAt: now,
      updatedAt: now,
    })
    const rows = Array.from({ length: homeworkLimits.questions - 1 }, row)
    await product.platform.db.insert(homeworkQuestions).values(rows)
    expect((await make({ groupIds: [full] })).statusCode).toBe(200)
    expect((await make({ groupIds: [full] })).json()).toMatchObject({
      code: 'HOMEWORK_LIMIT_REACHED',
      errorCode: -9,
      values: { limit: homeworkLimits.questions },
    })
  })
})

describe('assigning', () => {
  test.each([
    ['title', { title: '' }],
    ['deadline', { deadline: null }],
    ['classification', { classification: null }],
  ])('needs a %s', async (field, lacking) => {
    const { id } = await plan(lacking)
    expect((await press(id, 'assign', { version: 1 })).json()).toMatchObject({
      code: 'HOMEWORK_INCOMPLETE',
      errorCode: -3,
      fields: [{ path: field, rule: 'required' }],
    })
    expect(await stored(id)).toBe('planning')
    expect((await make({ ...lacking, assign: true })).json()).toMatchObject({ code: 'HOMEWORK_INCOMPLETE' })
  })

  test('gives it to members at once, and a second press changes nothing', async () => {
    const { id } = await plan()
    expect(await read(id, member)).toMatchObject({ code: 'HOMEWORK_NOT_FOUND', errorCode: -5 })
    const first = (await press(id, 'assign', { version: 1 })).json()
    expect(first).toMatchObject({ state: 'assigned', version: 2 })
    expect((await press(id, 'assign', { version: 1 })).json()).toEqual(first)
    expect(await read(id, member)).toMatchObject({ can: { handIn: true, edit: false }, mine: { state: 'draft' } })
  })

  test('is refused on another version, and with a deadline that is over', async () => {
    const { id } = await plan()
    await change(id, { version: 1, topic: '水' })
    expect((await press(id, 'assign', { version: 1 })).json()).toMatchObject({
      code: 'HOMEWORK_CONFLICT',
      errorCode: -6,
      values: { version: 2 },
    })
    const over = await plan({ deadline: inTime(product, -1) })
    expect((await press(over.id, 'assign', { version: 1 })).json()).toMatchObject({
      fields: [{ path: 'deadline', rule: 'too_soon' }],
    })
  })

  test('later happens by itself at its time, once', async () => {
    const publishAt = inTime(product, 10 * minute)
    const { id } = await plan({ publishAt })
    expect((await press(id, 'assign', { version: 1 })).json()).toMatchObject({ state: 'scheduled', publishAt })
    expect(await read(id, member)).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
    await releaseDue(product.platform)
    expect(await stored(id)).toBe('scheduled')
    product.clock.advance(10 * minute)
    await Promise.all([releaseDue(product.platform), releaseDue(product.platform)])
    expect(await read(id, member)).toMatchObject({ state: 'assigned', assignedAt: publishAt })
    const { rows } = await product.platform.pool.query(
      `select 1 from events where subject_id = $1 and kind = 'homework.assigned'`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  test('later is more than five minutes ahead and before the deadline', async () => {
    const soon = inTime(product, scheduling.ahead)
    const rule = (answer: Awaited<ReturnType<typeof make>>) => answer.json().fields
    expect(rule(await make({ publishAt: soon }))).toEqual([{ path: 'publishAt', rule: 'too_soon' }])
    const deadline = inTime(product, 30 * minute)
    expect(rule(await make({ publishAt: deadline, deadline }))).toEqual([{ path: 'publishAt', rule: 'too_late' }])
    const { id } = await plan({ publishAt: inTime(product, 10 * minute) })
    await press(id, 'assign', { version: 1 })
    expect((await press(id, 'assign', { version: 2, now: true })).json()).toMatchObject({
      state: 'assigned',
      publishAt: null,
    })
  })
})

describe('changing', () => {
  test('a question keeps what it needs once it is given', async () => {
    const { id } = await ask(product, admin, group)
    expect((await change(id, { version: 2, title: '' })).json()).toMatchObject({ code: 'HOMEWORK_INCOMPLETE' })
    expect((await change(id, { version: 2, deadline: inTime(product, -1) })).json()).toMatchObject({
      fields: [{ path: 'deadline', rule: 'too_soon' }],
    })
    expect((await change(id, { version: 2, title: '新的標題' })).json()).toMatchObject({
      title: '新的標題',
      version: 3,
    })
    expect((await change(id, { version: 2, title: '舊的' })).json()).toMatchObject({ code: 'HOMEWORK_CONFLICT' })
    expect((await change(id, { version: 3, title: '改' }, member)).json()).toMatchObject({
      code: 'GROUP_ADMIN_REQUIRED',
    })
  })

  test('of two at the same moment one is kept, the other is told', async () => {
    const { id } = await plan()
    const answers = await Promise.all([
      change(id, { version: 1, topic: '甲' }),
      change(id, { version: 1, topic: '乙' }, top),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('what is revoked is hidden, and what was handed in is there again when it is assigned again', async () => {
    const { id } = await ask(product, admin, group)
    const { receipt } = await handIn(member, id)
    expect((await press(id, 'revoke')).json()).toMatchObject({ state: 'planning' })
    expect((await press(id, 'revoke')).statusCode).toBe(200)
    expect(await read(id, member)).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
    expect((await member.browser.get(`${path}/${id}/hand-in`)).json()).toMatchObject({ code: 'HOMEWORK_REVOKED' })
    expect((await admin.browser.get(`${path}/${id}/hand-ins`)).json().items).toHaveLength(1)
    await press(id, 'assign', { version: 3 })
    expect((await member.browser.get(`${path}/${id}/hand-in`)).json().handIn.versions).toMatchObject([{ receipt }])
  })

  test('what is archived takes nothing and stays readable; it can be taken out again', async () => {
    const { id } = await ask(product, admin, group)
    expect((await press(id, 'archive')).json()).toMatchObject({
      state: 'archived',
      can: { restore: true, edit: false },
    })
    expect(await read(id, member)).toMatchObject({ state: 'archived', can: { handIn: false } })
    expect((await change(id, { version: 3, title: '改' })).json()).toMatchObject({ code: 'HOMEWORK_STATE_CHANGED' })
    expect((await press(id, 'revoke')).json()).toMatchObject({ code: 'HOMEWORK_STATE_CHANGED', errorCode: -4 })
    expect((await press(id, 'restore')).json()).toMatchObject({ state: 'assigned' })
  })
})

test('a copy is planned anew, with files of one’s own and without dates and people', async () => {
  const [file] = await uploadFiles(top, [{ name: '學習單.txt', content: text(randomUUID()) }])
  const source = await ask(product, top, group, {
    fileIds: [String(file?.id)],
    reviserIds: [admin.id],
    tags: ['creativity'],
  })
  const target = (await newGroup(admin)).id
  const body = { clientId: randomUUID(), groupIds: [target] }
  const [copy] = (await press(source.id, 'copy', body)).json().items
  expect(copy).toMatchObject({
    state: 'planning',
    title: source.title,
    tags: ['creativity'],
    deadline: null,
    revisers: [],

    group: { id: target },
    writer: { id: admin.id },
    files: [{ displayName: '學習單.txt', sha256: file?.sha256 }],
  })
  expect(copy.files[0].id).not.toBe(file?.id)
  expect((await press(source.id, 'copy', body)).json().items).toMatchObject([{ id: copy.id }])
  expect((await press(source.id, 'copy', body, member)).json()).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
})

test('who has not handed in is reminded once when a day is left', async () => {
  const second = await newPerson(product)
  const own = (await newGroup(admin)).id
  await place(product, own, member.id, memberRoles.member)
  await place(product, own, second.id, memberRoles.member)
  const { id } = await ask(product, admin, own, { deadline: inTime(product, 3 * 86_400_000) })
  await handIn(second, id)
  const due = async () =>
    (await product.platform.pool.query(`select 1 from events where subject_id = $1 and kind = 'homework.due'`, [id]))
      .rows
  product.clock.advance(2 * 86_400_000)
  await remindOfDue(product.platform)
  expect(await due()).toHaveLength(0)
  product.clock.advance(minute)
  await remindOfDue(product.platform)
  await remindOfDue(product.platform)
  expect(await due()).toHaveLength(1)
})

// Last, since it exceeds the time that people stay signed in.
test('a question is deleted by its writer or the top administrator, and ends when nobody handed in', async () => {
  const other = await newPerson(product)
  await place(product, group, other.id, memberRoles.administrator)
  const [mine, kept] = [await ask(product, admin, group), await ask(product, admin, group)]
  const { handIn: work } = await handIn(member, kept.id)
  expect((await other.browser.delete(`${path}/${mine.id}`)).json()).toMatchObject({
    code: 'GROUP_TOP_ADMIN_REQUIRED',
  })
  expect((await admin.browser.delete(`${path}/${mine.id}`)).json()).toEqual({ ok: true })
  expect((await top.browser.delete(`${path}/${kept.id}`)).json()).toEqual({ ok: true })
  expect(await read(kept.id)).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
  expect((await member.browser.get(`${homeworkPath}/hand-ins/${work.id}`)).json()).toMatchObject({
    handIn: { questionTitle: '河川觀察日誌', versions: [{}] },
  })
  product.clock.advance(homeworkDurations.deleted + 1)
  await removeQuestionsOver(product.platform)
  expect([await stored(mine.id), await stored(kept.id)]).toEqual([undefined, 'deleted'])
})
