import type { PlanProgress } from '@learntrail/contract/plans/content'
import { daysOfSemester, semesterOf } from '@learntrail/contract/school-year'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { measures } from '../../../platform/measures/measures.ts'
import { counted, notesWhoChanges } from '../../../testing/counted.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { begin, finish, open, save, saveResult } from '../doing/doing.fixture.ts'
import { answerInvitation, invite, newPlan, planPath, progressOf } from '../plans.fixture.ts'
import { change, line, newTeacher, putLines, sign, withdraw } from '../signing/signing.fixture.ts'

const day = 86_400_000

let product: TestApp
let owner: TestPerson
let member: TestPerson
let teacher: TestPerson
beforeAll(async () => {
  product = await createTestApp()
})
beforeEach(async () => {
  ;[owner, member] = await Promise.all([newPerson(product), newPerson(product)])
  teacher = await newTeacher(product, owner, member)
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())
const thisSemester = () => daysOfSemester(semesterOf(today()).semester).from
const plans = (person: TestPerson) => counted(product, 'plans', person)
const lessons = (person: TestPerson) => counted(product, 'lessons', person)
const noting = <Result>(act: () => Promise<Result>) => notesWhoChanges(product, act)
const succeeds = async (act: () => Promise<{ statusCode: number; body: string }>) => {
  const answer = await noting(act)
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
/** Makes the member join the plan. */
async function joins(id: string): Promise<void> {
  await succeeds(() => invite(owner, id, member))
  expect(await plans(member)).toEqual([])
  await succeeds(() => answerInvitation(member, id, true))
}

describe('a plan', () => {
  test('stands in the semester in which it starts, or without a start in that in which it was made', async () => {
    const { _id } = await noting(() => newPlan(owner))
    expect(await plans(owner)).toEqual([`${thisSemester()} notBegun 1`])
    await noting(() => change(owner, _id, { startedAt: '2027-03-01' }))
    expect(await plans(owner)).toEqual(['2027-02-01 notBegun 1'])
    await noting(() => newPlan(owner, { startedAt: '2027-07-31' }))
    expect(await plans(owner)).toEqual(['2027-02-01 notBegun 2'])
    await succeeds(() => owner.browser.delete(`${planPath}/${_id}`))
    expect(await plans(owner)).toEqual(['2027-02-01 notBegun 1'])
  })

  test('is unsigned until all lines are signed for what it says now', async () => {
    const { _id } = await noting(() => newPlan(owner))
    await joins(_id)
    const ofTeacher = line('adviser', teacher)
    await succeeds(() => putLines(owner, _id, [ofTeacher]))
    expect([await plans(owner), await plans(member)]).toEqual(Array(2).fill([`${thisSemester()} unsigned 1`]))
    await succeeds(() => owner.browser.post(`${planPath}/${_id}/signing/ask`, { version: 1 }))
    await succeeds(() => sign(teacher, _id, ofTeacher))
    expect(await plans(owner)).toEqual([`${thisSemester()} notBegun 1`])
    await succeeds(() => withdraw(teacher, _id, ofTeacher))
    expect(await plans(owner)).toEqual([`${thisSemester()} unsigned 1`])
    await succeeds(() => sign(teacher, _id, ofTeacher))
    await noting(() => change(owner, _id))
    expect(await plans(member)).toEqual([`${thisSemester()} unsigned 1`])
    await succeeds(() => putLines(owner, _id, []))
    expect(await plans(member)).toEqual([`${thisSemester()} notBegun 1`])
  })

  test('runs from its beginning until it is finished, signed or not, for all who write it', async () => {
    const { _id } = await noting(() => newPlan(owner, { progress: progressOf(1) }))
    await joins(_id)
    await succeeds(() => putLines(owner, _id, [line('adviser', teacher)]))
    await succeeds(() => open(owner, _id))
    const both = async () => [await plans(owner), await plans(member)]
    const are = (standing: string) => Array(2).fill([`${thisSemester()} ${standing} 1`])
    expect(await both()).toEqual(are('running'))
    await succeeds(() => saveResult(owner, _id))
    await succeeds(() => finish(owner, _id))
    expect(await both()).toEqual(are('finished'))
    await succeeds(() => finish(member, _id, false))
    expect(await both()).toEqual(are('running'))
    await succeeds(() => member.browser.delete(`${planPath}/${_id}/members/${member.id}`))
    expect(await plans(member)).toEqual([])
  })

  test('is behind once less is done than its weeks that are over ask for, without anything done', async () => {
    const { projectId } = await noting(() => begin(owner, { progress: progressOf(3), startedAt: today() }))
    const starts = thisSemester()
    expect(await plans(owner)).toEqual([`${starts} running 1`])
    product.clock.advance(7 * day)
    expect(await plans(owner)).toEqual([`${starts} behind 1`])
    const changing = product.platform.declared.of(measures).find(({ name }) => name === 'plans')?.changesBy ?? ''
    const { rows } = await product.platform.pool.query({ text: changing, values: [today()], rowMode: 'array' })
    expect(rows.flat()).toContain(owner.id)
    const { progress } = (await owner.browser.get(`${planPath}/${projectId}`)).json<{ progress: PlanProgress }>()
    const [first] = progress.weeks
    const doneItemIds = first?.items.map(({ id }) => id)
    await succeeds(() => save(owner, projectId, first?.id ?? '', { doneItemIds }))
    expect(await plans(owner)).toEqual([`${starts} running 1`])
  })

  test('counts no more for who was blocked by its owner', async () => {
    const { _id } = await noting(() => newPlan(owner))
    await joins(_id)
    await succeeds(() => owner.browser.post('/api/v2/blocks', { personId: member.id }))
    expect(await plans(member)).toEqual([])
    expect(await plans(owner)).toEqual([`${thisSemester()} notBegun 1`])
  })
})

describe('a 節', () => {
  test('counts on the day on which it was ticked, for who ticked it, as long as it is', async () => {
    const { projectId } = await noting(() => begin(owner, { progress: progressOf(2) }))
    await joins(projectId)
    const { progress } = (await owner.browser.get(`${planPath}/${projectId}`)).json<{ progress: PlanProgress }>()
    const [first, second] = progress.weeks
    const idsOf = ({ items }: PlanProgress['weeks'][number]) => items.map(({ id }) => id)
    if (first === undefined || second === undefined) throw new Error('no weeks')
    await succeeds(() => save(owner, projectId, first.id, { doneItemIds: idsOf(first) }))
    const before = today()
    product.clock.advance(day)
    await succeeds(() => save(member, projectId, second.id, { doneItemIds: idsOf(second) }))
    expect([await lessons(owner), await lessons(member)]).toEqual([[`${before} 1`], [`${today()} 1`]])
    await succeeds(() => save(member, projectId, first.id, { doneItemIds: [], version: 1 }))
    expect(await lessons(owner)).toEqual([])
    await succeeds(() => owner.browser.delete(`${planPath}/${projectId}`))
    expect(await lessons(member)).toEqual([])
  })
})
