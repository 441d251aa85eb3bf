import { randomUUID } from 'node:crypto'
import type { Execution } from '@learntrail/contract/plans/doing/doing'
import { planLimits } from '@learntrail/contract/plans/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { text as textFile } from '../../files/sample-files.fixture.ts'
import { uploadFiles } from '../../posts/posts.fixture.ts'
import { finished, listed, newPlan, planPath, progressOf, share } from '../plans.fixture.ts'
import {
  answered,
  begin,
  codeOf,
  finish,
  open,
  opine,
  putMember,
  putSigner,
  read,
  save,
  saveResult,
  turn,
  writing,
} from './doing.fixture.ts'

let product: TestApp
let owner: TestPerson
let friend: TestPerson
let adviser: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  ;[owner, friend, adviser] = await Promise.all([newPerson(product), newPerson(product), newPerson(product)])
})
afterAll(() => product.close())

const weekOf = (execution: Execution, place = 0) => {
  const week = execution.weekPerProgress[place]
  const planned = execution.content.progress.weeks[place]
  if (week === undefined) throw new Error('no such week')
  return { ...week, itemIds: planned?.items.map(({ id }) => id) ?? [] }
}
const counted = async (id: string) => {
  const text = 'select done_items::int as items, done_lessons::int as lessons from plan_executions where plan_id = $1'
  return (await product.platform.pool.query(text, [id])).rows[0]
}
const items = (count: number, lessons = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: randomUUID(), text: `第 ${index + 1} 件`, lessons }))

test('a plan is begun once, with what it says, also when two press at once', async () => {
  const progress = progressOf(3)
  const { _id: id } = await newPlan(owner, { progress, startedAt: '2026-09-01', endedAt: '2026-12-31' })
  expect(codeOf(await read(owner, id))).toBe('EXECUTION_NOT_FOUND')
  const [one, other] = (await Promise.all([open(owner, id), open(owner, id)])).map(answered)
  expect(one).toEqual(other)
  expect(one).toMatchObject({
    projectId: id,
    projectName: finished.projectName,
    content: { progress, startedAt: '2026-09-01' },
    begunVersion: 1,
    planVersion: 1,
    isAgreed: false,
    finishedAt: null,
    opinion: null,
    certified: null,
    recordId: null,
    reminderDay: null,
    timer: null,
    result: { version: 0, summary: '', difference: '', evaluations: [] },
    can: { write: true, advise: false, ask: false },
  })
  expect(one?.weekPerProgress.map(({ weekId, number, version }) => [weekId, number, version])).toEqual(
    progress.weeks.map((week, place) => [week.id, place + 1, 0]),
  )
  const events = await product.platform.pool.query(
    `select count(*)::int as count from events where kind = 'plan.begun' and subject_id = $1`,
    [id],
  )
  expect(events.rows[0]).toEqual({ count: 1 })
  const kept = await product.platform.pool.query('select version, content from plan_versions where plan_id = $1', [id])
  expect(kept.rows).toMatchObject([{ version: 1, content: { projectName: finished.projectName } }])
})

test('a plan without weeks, or that nobody could read, is not begun', async () => {
  expect(codeOf(await open(owner, (await newPlan(owner))._id))).toBe('PLAN_WITHOUT_WEEKS')
  const unfinished = await newPlan(owner, { motivation: '', progress: progressOf(1) })
  expect(codeOf(await open(owner, unfinished._id))).toBe('PLAN_UNFINISHED')
  expect(codeOf(await open(owner, randomUUID()))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await read(owner, unfinished._id))).toBe('EXECUTION_NOT_FOUND')
})

test('who does it and teachers who were asked read it; whoever reads the plan alone does not', async () => {
  const { projectId: id, weekPerProgress } = await begin(owner)
  const [week] = weekPerProgress
  await share(owner, id, 0)
  const [committee, office, unasked, member, stranger] = await Promise.all(
    Array.from({ length: 5 }, () => newPerson(product)),
  )
  if (!committee || !office || !unasked || !member || !stranger || !week) throw new Error('nobody')
  await putSigner(product, id, adviser)
  await putSigner(product, id, committee, { role: 'committee' })
  await putSigner(product, id, office, { role: 'office' })
  await putSigner(product, id, unasked, { isAsked: false })
  await putMember(product, id, member)
  const rights = async (person: TestPerson) => {
    const answer = await read(person, id)
    return answer.statusCode === 200 ? answered(answer).can : codeOf(answer)
  }
  expect(await rights(owner)).toEqual({ write: true, advise: false, ask: true })
  expect(await rights(member)).toEqual({ write: true, advise: false, ask: true })
  expect(await rights(adviser)).toEqual({ write: false, advise: true, ask: false })
  expect(await rights(committee)).toEqual({ write: false, advise: false, ask: false })
  for (const person of [office, unasked, stranger]) expect(await rights(person)).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await open(stranger, id))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await open(adviser, id))).toBe('NO_PERMISSION')
  expect(codeOf(await save(adviser, id, week.weekId, { note: '我' }))).toBe('NO_PERMISSION')
  expect(codeOf(await save(stranger, id, week.weekId, { note: '我' }))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await save(member, id, week.weekId, { note: '我們' }))).toBe(200)
  await product.platform.pool.query('delete from plan_lines where plan_id = $1', [id])
  expect(await rights(adviser)).toBe('PLAN_NOT_FOUND')
})

test('a week is written in parts, counted once, and what is sent again is one', async () => {
  const weeks = [
    { id: randomUUID(), items: items(3, 2) },
    { id: randomUUID(), items: items(1) },
  ]
  const progress = { stages: [{ id: randomUUID(), goal: '讀懂', weekCount: 2 }], weeks }
  const { projectId: id } = await begin(owner, { progress })
  const [first, second] = weeks.map(({ id: weekId, items: planned }) => ({ weekId, ids: planned.map((one) => one.id) }))
  if (!first || !second) throw new Error('no weeks')
  const window = { ...writing(), doneItemIds: first.ids.slice(0, 2), note: '水很清。', minutes: 50 }
  const saved = answered(await save(owner, id, first.weekId, window))
  expect(weekOf(saved)).toMatchObject({ version: 1, note: '水很清。', minutes: 50, number: 1 })
  expect(weekOf(saved).done.map(({ text, lessons, by }) => [text, lessons, by.id])).toEqual([
    ['第 1 件', 2, owner.id],
    ['第 2 件', 2, owner.id],
  ])
  expect(await counted(id)).toEqual({ items: 2, lessons: 4 })
  // The answer was lost: the window repeats the save, then sends its next one based on the version it knows.
  expect(answered(await save(owner, id, first.weekId, window))).toEqual(saved)
  const next = answered(await save(owner, id, first.weekId, { ...window, save: 2, doneItemIds: first.ids }))
  expect(weekOf(next)).toMatchObject({ version: 2, note: '水很清。' })
  expect(await counted(id)).toEqual({ items: 3, lessons: 6 })
  const link = { id: randomUUID(), url: 'https://example.org/river', name: '河' }
  const linked = answered(await save(owner, id, first.weekId, { ...writing(2), links: [link] }))
  expect(weekOf(linked)).toMatchObject({ version: 3, links: [link], note: '水很清。', minutes: 50 })
  expect(weekOf(linked).done).toHaveLength(3)
  // An empty list unticks everything; a missing one changes nothing.
  const undone = answered(await save(owner, id, first.weekId, { ...writing(3), doneItemIds: [] }))
  expect(weekOf(undone).done).toEqual([])
  expect(await counted(id)).toEqual({ items: 0, lessons: 0 })
  // Items of another week cannot be ticked through this week.
  await save(owner, id, first.weekId, { ...writing(4), doneItemIds: [...second.ids, randomUUID()] })
  expect(await counted(id)).toEqual({ items: 0, lessons: 0 })
})

test('two windows and two members tick at once: one is told, and nothing is counted twice', async () => {
  const { projectId: id, content } = await begin(owner, { progress: progressOf(1) })
  await putMember(product, id, friend)
  const [week] = content.progress.weeks
  const doneItemIds = week?.items.map(({ id: itemId }) => itemId) ?? []
  const answers = await Promise.all([
    save(owner, id, week?.id ?? '', { doneItemIds }),
    save(owner, id, week?.id ?? '', { doneItemIds }),
    save(friend, id, week?.id ?? '', { doneItemIds }),
  ])
  expect(answers.map(codeOf).toSorted()).toEqual([200, 'PLAN_WEEK_CONFLICT', 'PLAN_WEEK_CONFLICT'])
  const refused = answers.find(({ statusCode }) => statusCode !== 200)?.json()
  expect(refused).toMatchObject({ values: { id: week?.id, version: 1 } })
  expect(await counted(id)).toEqual({ items: 1, lessons: 1 })
  const behind = await save(owner, id, week?.id ?? '', { ...writing(), note: '別的視窗' })
  expect(codeOf(behind)).toBe('PLAN_WEEK_CONFLICT')
  expect(weekOf(answered(await read(friend, id)))).toMatchObject({ version: 1, note: '' })
})

test('a plan that changes half-way takes nothing away that was done', async () => {
  const { projectId: id, content, planVersion } = await begin(owner)
  const [first, second, third] = content.progress.weeks
  if (!first || !second || !third) throw new Error('no weeks')
  for (const { id: weekId, items: planned } of [first, second])
    answered(await save(owner, id, weekId, { doneItemIds: planned.map((one) => one.id), note: '做了。' }))
  // The first week is removed; the second week's item moves to the third and is renamed.
  const moved = { ...second.items[0], text: '改過的事', lessons: 5 }
  const weeks = [
    { ...second, items: [] },
    { ...third, items: [...third.items, moved] },
  ]
  const stages = [{ id: randomUUID(), goal: '讀懂', weekCount: 2 }]
  const change = { ...writing(planVersion), progress: { stages, weeks } }
  expect((await owner.browser.patch(`${planPath}/${id}`, change)).statusCode).toBe(200)

  const after = answered(await read(owner, id))
  expect(after).toMatchObject({ begunVersion: 1, planVersion: 2 })
  expect(
    after.weekPerProgress.map(({ weekId, number, done }) => [weekId, number, done.map(({ text }) => text)]),
  ).toEqual([
    [second.id, 1, []],
    [third.id, 2, [second.items[0]?.text]],
    [first.id, null, [first.items[0]?.text]],
  ])
  expect(await counted(id)).toEqual({ items: 2, lessons: 2 })
  // A removed week in which something was done can still be written in; an unknown week cannot.
  expect(codeOf(await save(owner, id, first.id, { ...writing(1), note: '那一週很好。' }))).toBe(200)
  expect(codeOf(await save(owner, id, randomUUID(), { note: '哪一週？' }))).toBe('PLAN_WEEK_NOT_FOUND')
  const undone = answered(await save(owner, id, third.id, { doneItemIds: [] }))
  expect(undone.weekPerProgress[1]?.done).toEqual([])
  expect(await counted(id)).toEqual({ items: 1, lessons: 1 })
})

test('what was certified of a week stands as it is, until that is taken back', async () => {
  const { projectId: id, content } = await begin(owner)
  const [week] = content.progress.weeks
  if (!week) throw new Error('no weeks')
  await putSigner(product, id, adviser)
  answered(await save(owner, id, week.id, { note: '讀了一章。' }))
  answered(await saveResult(owner, id))
  answered(await finish(owner, id))
  answered(await turn(owner, id, week.id, true))
  answered(await opine(adviser, id, true))
  expect(codeOf(await save(owner, id, week.id, { ...writing(1), note: '其實兩章。' }))).toBe('EXECUTION_CERTIFIED')
  // A running timer can still be stopped.
  answered(await turn(owner, id, week.id, false))
  expect(codeOf(await turn(owner, id, week.id, true))).toBe('EXECUTION_CERTIFIED')
  answered(await opine(adviser, id, false))
  expect(codeOf(await save(owner, id, week.id, { ...writing(2), note: '其實兩章。' }))).toBe(200)
})

test('a list of mine says where to go on with what is being done', async () => {
  const pupil = await newPerson(product)
  const today = (days: number) => new Date(product.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const { projectId: id, content } = await begin(pupil, { startedAt: today(-8), endedAt: today(30) })
  const [first, second] = content.progress.weeks
  if (!first || !second) throw new Error('no weeks')
  const doing = async () => (await listed(pupil)).items.find(({ _id }) => _id === id)?.doing
  expect(await doing()).toEqual({ week: 2, left: second.items.length })
  answered(await save(pupil, id, second.id, { doneItemIds: second.items.map((one) => one.id) }))
  expect(await doing()).toEqual({ week: 2, left: 0 })
  await newPlan(pupil)
  expect((await listed(pupil)).items.filter((card) => card.doing !== null)).toHaveLength(1)
})

test('files of a week are its writers’ own, and read by those who follow it', async () => {
  const { projectId: id, weekPerProgress } = await begin(owner)
  await putMember(product, id, friend)
  await putSigner(product, id, adviser)
  const weekId = weekPerProgress[0]?.weekId ?? ''
  const upload = async (by: TestPerson) =>
    (await uploadFiles(by, [{ name: '水.txt', content: textFile(randomUUID()) }]))[0]
  const [own, theirs] = await Promise.all([upload(owner), upload(friend)])
  const [ownId, theirId] = [own?.id ?? '', theirs?.id ?? '']
  expect(codeOf(await save(owner, id, weekId, { fileIds: [theirId] }))).toBe('FILE_NOT_FOUND')
  expect(codeOf(await save(owner, id, weekId, { fileIds: [ownId] }))).toBe(200)
  const both = answered(await save(friend, id, weekId, { ...writing(1), fileIds: [theirId, ownId] }))
  expect(weekOf(both).files.map((file) => file.id)).toEqual([theirId, ownId])
  const see = async (by: TestPerson, fileId: string) =>
    (await by.browser.get(`/api/v2/files/${fileId}/entity`)).statusCode
  expect([await see(friend, ownId), await see(adviser, theirId), await see(owner, theirId)]).toEqual([200, 200, 200])
  expect(await see(await newPerson(product), ownId)).toBe(404)
  answered(await save(owner, id, weekId, { ...writing(2), fileIds: [ownId] }))
  expect(await see(adviser, theirId)).toBe(404)
  expect((await owner.browser.delete(`${planPath}/${id}`)).statusCode).toBe(200)
  expect(await see(friend, ownId)).toBe(404)
})

test('the fullest plan is ticked to its last item, and its limits are those of the contract', async () => {
  const weeks = Array.from({ length: planLimits.weeks }, () => ({
    id: randomUUID(),
    items: items(planLimits.itemsPerWeek),
  }))
  const progress = { stages: [{ id: randomUUID(), goal: '全部', weekCount: weeks.length }], weeks }
  const { projectId: id } = await begin(owner, { progress })
  for (const week of weeks) answered(await save(owner, id, week.id, { doneItemIds: week.items.map((one) => one.id) }))
  const count = planLimits.weeks * planLimits.itemsPerWeek
  expect(await counted(id)).toEqual({ items: count, lessons: count })
  expect(answered(await read(owner, id)).weekPerProgress.flatMap(({ done }) => done)).toHaveLength(count)

  const last = weeks.at(-1)?.id ?? ''
  const link = () => ({ id: randomUUID(), url: `https://example.org/${'a'.repeat(1_000)}`, name: '連' })
  const most = {
    note: '水'.repeat(planLimits.note),
    minutes: planLimits.minutesOfWeek,
    links: Array.from({ length: planLimits.links }, link),
  }
  expect(codeOf(await save(owner, id, last, { ...writing(1), ...most }))).toBe(200)
  for (const more of [
    { note: `${most.note}水` },
    { minutes: most.minutes + 1 },
    { minutes: -1 },
    { links: [...most.links, link()] },
    { links: [{ ...link(), url: 'ftp://example.org' }] },
  ])
    expect(codeOf(await save(owner, id, last, { ...writing(2), ...more }))).toBe('VALIDATION_FAILED')
  expect(answered(await read(owner, id)).weekPerProgress.at(-1)).toMatchObject({ version: 2, note: most.note })
})
