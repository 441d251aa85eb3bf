import { planOpinionGiven } from '@learntrail/contract/plans/events'
import { planLimits } from '@learntrail/contract/plans/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { recordedEvents } from '../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import {
  answered,
  begin,
  codeOf,
  doingPath,
  finish,
  opine,
  putMember,
  putSigner,
  read,
  recordResult,
  saveResult,
  writing,
} from './doing.fixture.ts'
import { remindOfPlans } from './reminders.service.ts'

let product: TestApp
let [owner, member, adviser, tutor] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
beforeAll(async () => {
  product = await createTestApp()
  ;[owner, member, adviser, tutor] = [
    await newPerson(product),
    await newPerson(product),
    await newPerson(product),
    await newPerson(product),
  ]
})
afterAll(() => product.close())

const begun = async (change: object = {}) => {
  const { projectId: id } = await begin(owner, change)
  await putMember(product, id, member)
  await putSigner(product, id, adviser)
  await putSigner(product, id, tutor, { role: 'formTutor' })
  return id
}
const noticesOf = async (person: TestPerson, kind: string, id: string) => {
  await untilHeard(product)
  const { items } = (await person.browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; excerpt: string | null; place: { id: string } }[]
  }>()
  return items.filter((one) => one.kind === kind && one.place.id === id).map(({ excerpt }) => excerpt)
}

test('the result is written in parts, and two who write at once do not write over each other', async () => {
  const id = await begun()
  const answers = await Promise.all([
    saveResult(owner, id, { summary: '我的' }),
    saveResult(member, id, { summary: '我們的' }),
  ])
  expect(answers.map(codeOf).toSorted()).toEqual([200, 'RESULT_CONFLICT'])
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ values: { id, version: 1 } })
  const evaluations = [{ criterion: '能說出差別', level: 5, text: '' }]
  const window = { ...writing(1), difference: '少了一個地點', evaluations }
  const saved = answered(await saveResult(member, id, window))
  expect(saved.result).toMatchObject({ version: 2, difference: '少了一個地點', evaluations })
  expect(saved.result.summary).not.toBe('')
  expect(answered(await saveResult(member, id, window))).toEqual(saved)
  const full = {
    summary: '水'.repeat(planLimits.resultSummary),
    difference: '魚'.repeat(planLimits.resultSummary),
    evaluations: Array.from({ length: planLimits.criteria }, () => ({
      criterion: '準'.repeat(planLimits.criterion),
      level: 1,
      text: '好'.repeat(planLimits.evaluation),
    })),
  }
  expect(codeOf(await saveResult(owner, id, { ...writing(2), ...full }))).toBe(200)
  for (const more of [
    { summary: `${full.summary}水` },
    { evaluations: [...full.evaluations, full.evaluations[0]] },
    { evaluations: [{ criterion: '準', level: 6, text: '' }] },
  ])
    expect(codeOf(await saveResult(owner, id, { ...writing(3), ...more }))).toBe('VALIDATION_FAILED')
  // The longest result still fits into a record.
  expect((await recordResult(owner, id)).statusCode).toBe(200)
  expect(codeOf(await saveResult(adviser, id, writing(3)))).toBe('NO_PERMISSION')
})

test('a plan is finished once its result is written, and goes on again', async () => {
  const id = await begun()
  expect(codeOf(await finish(owner, id))).toBe('RESULT_UNWRITTEN')
  expect(codeOf(await finish(owner, id, false))).toBe(200)
  answered(await saveResult(owner, id))
  const done = await Promise.all([finish(owner, id), finish(member, id)])
  const finishedAt = product.clock.now().toISOString()
  expect(done.map((answer) => answered(answer).finishedAt)).toEqual([finishedAt, finishedAt])
  const plan = (await owner.browser.get(`/api/v2/sdl-service/projects/${id}`)).json<{ stage: string }>()
  expect(plan.stage).toBe('finished')
  expect(answered(await finish(owner, id, false)).finishedAt).toBeNull()
  expect(codeOf(await finish(adviser, id))).toBe('NO_PERMISSION')
  expect(codeOf(await finish(await newPerson(product), id))).toBe('PLAN_NOT_FOUND')
})

test('an adviser says what they think, certifies what is finished, and nothing of it changes under that', async () => {
  const id = await begun()
  const committee = await newPerson(product)
  await putSigner(product, id, committee, { role: 'committee' })
  for (const person of [owner, member, committee]) expect(codeOf(await opine(person, id))).toBe('NOT_THE_ADVISER')
  expect(codeOf(await opine(await newPerson(product), id))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await opine(adviser, id, true))).toBe('EXECUTION_UNFINISHED')
  const at = product.clock.now().toISOString()
  const opinion = { text: '每週都有進展。', by: expect.objectContaining({ id: adviser.id }), at }
  expect(answered(await opine(adviser, id))).toMatchObject({ opinion, certified: null })
  answered(await opine(adviser, id))
  expect(await recordedEvents(product, planOpinionGiven, id)).toHaveLength(1)
  for (const writer of [owner, member])
    expect(await noticesOf(writer, 'planOpinionGiven', id)).toEqual(['每週都有進展。'])

  answered(await saveResult(owner, id))
  answered(await finish(owner, id))
  const certified = answered(await opine(tutor, id, true, '很好。'))
  expect(certified).toMatchObject({
    opinion: { text: '很好。', by: { id: tutor.id } },
    certified: { by: { id: tutor.id } },
  })
  expect(codeOf(await finish(owner, id, false))).toBe('EXECUTION_CERTIFIED')
  expect(codeOf(await saveResult(owner, id, { ...writing(1), summary: '改了' }))).toBe('EXECUTION_CERTIFIED')
  expect(codeOf(await finish(owner, id))).toBe(200)
  expect(answered(await opine(adviser, id, false, '再看看。')).certified).toBeNull()
  expect(answered(await finish(owner, id, false)).finishedAt).toBeNull()
  expect(codeOf(await opine(adviser, id, false, '好'.repeat(planLimits.opinion)))).toBe(200)
  expect(codeOf(await opine(adviser, id, false, '好'.repeat(planLimits.opinion + 1)))).toBe('VALIDATION_FAILED')
  expect(codeOf(await opine(adviser, id, false, ' '))).toBe('VALIDATION_FAILED')
})

const remindAt = ({ browser }: TestPerson, id: string, reminderDay: number | null) =>
  browser.patch(`${doingPath}/${id}`, { reminderDay })
/** The current day in Taiwan by the test clock. */
const today = () => new Date(product.clock.now().getTime() + 8 * 3_600_000)
const dayFromNow = (days: number) => new Date(today().getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('whoever chose a day is reminded on it once, of what is open this week', async () => {
  const id = await begun({ startedAt: dayFromNow(-8), endedAt: dayFromNow(30) })
  const { weekPerProgress, content } = answered(await read(owner, id))
  const weekday = today().getUTCDay()
  expect(answered(await remindAt(owner, id, weekday)).reminderDay).toBe(weekday)
  expect(answered(await read(member, id)).reminderDay).toBeNull()
  answered(await remindAt(member, id, (weekday + 1) % 7))
  await Promise.all([remindOfPlans(product.platform), remindOfPlans(product.platform)])
  await remindOfPlans(product.platform)
  expect(await noticesOf(owner, 'planReminder', id)).toEqual(['讀一章，寫一頁筆記'])
  expect(await noticesOf(member, 'planReminder', id)).toEqual([])
  const { rows } = await product.platform.pool.query(
    `select data ->> 'personId' as "personId" from events where kind = 'plan.reminded' and subject_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ personId: owner.id }])
  // Items done since the reminder no longer count as open.
  const [, second] = content.progress.weeks
  const path = `${doingPath}/${id}/weeks/${weekPerProgress[1]?.weekId}`
  answered(await owner.browser.patch(path, { ...writing(), doneItemIds: second?.items.map((item) => item.id) }))
  expect(await noticesOf(owner, 'planReminder', id)).toEqual([''])
  expect(answered(await remindAt(owner, id, null)).reminderDay).toBeNull()
  expect(codeOf(await remindAt(owner, id, 7))).toBe('VALIDATION_FAILED')
  expect(codeOf(await remindAt(adviser, id, 1))).toBe('NO_PERMISSION')
  expect(codeOf(await remindAt(await newPerson(product), id, 1))).toBe('PLAN_NOT_FOUND')
})

test('nobody is reminded of a plan that is finished, over, not begun yet, or not theirs any more', async () => {
  const weekday = today().getUTCDay()
  const over = await begun({ startedAt: dayFromNow(-40), endedAt: dayFromNow(-1) })
  const later = await begun({ startedAt: dayFromNow(1), endedAt: dayFromNow(40) })
  const done = await begun({ startedAt: dayFromNow(-3), endedAt: dayFromNow(40) })
  const left = await begun({ startedAt: dayFromNow(-3), endedAt: dayFromNow(0 + 40) })
  for (const id of [over, later, done]) answered(await remindAt(owner, id, weekday))
  answered(await remindAt(member, left, weekday))
  answered(await saveResult(owner, done))
  answered(await finish(owner, done))
  await product.platform.pool.query('delete from plan_members where plan_id = $1', [left])
  await remindOfPlans(product.platform)
  const { rows } = await product.platform.pool.query(
    `select subject_id from events where kind = 'plan.reminded' and subject_id = any($1)`,
    [[over, later, done, left]],
  )
  expect(rows).toEqual([])
  expect(codeOf(await read(member, left))).toBe('PLAN_NOT_FOUND')
})
