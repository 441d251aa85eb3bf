import { courseLearnersTold } from '@learntrail/contract/courses/events'
import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import type { CourseMessagePage } from '@learntrail/contract/courses/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../../testing/people.ts'
import { recordedEvents } from '../../../../testing/recorded-events.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { untilHeard } from '../../../../testing/until-heard.ts'
import { block } from '../../../people/index.ts'
import { coursePath } from '../../courses.fixture.ts'
import { elsewhere, join, publishedOf, unitOf, watched, withdraw } from '../../learning/learning.fixture.ts'
import { letTeach, newPublished, password } from '../../publishing/publishing.fixture.ts'
import { manyLearners, newClass, say } from '../learners.fixture.ts'

let product: TestApp
let [teacher, ann, ben, cai] = [] as unknown as [TestPerson, TestPerson, TestPerson, TestPerson]
let course: string
let unit: ReturnType<typeof unitOf>
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  ;[teacher, ann, ben, cai] = await Promise.all([
    newPerson(product),
    newPerson(product),
    newPerson(product),
    newPerson(product),
  ])
  unit = unitOf(elsewhere(null))
  course = (await publishedOf(product, teacher, unit))._id
  for (const person of [ann, ben, cai]) await join(person, course)
})

const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  answer.statusCode === 200 ? 'ok' : answer.json().code
const messages = ({ browser }: TestPerson, id = course, query = '') =>
  browser.get(`${coursePath}/${id}/messages${query}`)
const textsOf = async (person: TestPerson) =>
  (await messages(person)).json<CourseMessagePage>().items.map(({ text }) => text)
async function noticed({ browser }: TestPerson) {
  await untilHeard(product)
  const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json<{
    items: { kind: string; title: string; excerpt: string; place: { type: string; id: string } }[]
  }>()
  return items.filter(({ kind, place }) => kind === 'courseMessage' && place.id === course)
}
const laterBy = (minutes: number) => product.clock.advance(minutes * 60_000)

test('all of a list are told, by a notice that leads to the words', async () => {
  const answer = (await say(teacher, course, { text: '第二單元的影片換了一支。' })).json()
  expect(answer).toMatchObject({ told: 3, passedOver: 0, message: { text: '第二單元的影片換了一支。', told: 3 } })
  for (const person of [ann, ben, cai])
    expect(await noticed(person)).toMatchObject([
      { excerpt: '第二單元的影片換了一支。', place: { type: 'courseMessages', id: course } },
    ])
  expect(await noticed(teacher)).toEqual([])
  const told = (await messages(ann)).json<CourseMessagePage>()
  expect(told.items).toMatchObject([{ user: { id: teacher.id }, told: null }])
  expect((await messages(teacher)).json<CourseMessagePage>().items).toMatchObject([{ told: 3 }])
  expect(await recordedEvents(product, courseLearnersTold, course)).toMatchObject([{ actorId: teacher.id }])
})

test('some of a list are told: who is through, who is chosen, a class of mine', async () => {
  await watched(ann, course, unit.id, { pieceId: unit.resources[0]?.id ?? '' })
  await say(teacher, course, { text: '恭喜', filter: 'complete' })
  expect([await textsOf(ann), await textsOf(ben)]).toEqual([['恭喜'], []])
  await say(teacher, course, { text: '班上', groupId: await newClass(product, teacher, [[ben, '1']]) })
  await say(teacher, course, { text: '只有你', personIds: [cai.id] })
  expect([await textsOf(ann), await textsOf(ben), await textsOf(cai)]).toEqual([['恭喜'], ['班上'], ['只有你']])
  expect(await textsOf(teacher)).toEqual(['只有你', '班上', '恭喜'])
})

test('nobody is told twice within the hour, whoever of the teachers says it', async () => {
  const coEditor = await newPerson(product)
  await letTeach(product, course, coEditor)
  await say(teacher, course, { personIds: [ann.id] })
  expect((await say(coEditor, course, { text: '再說一次' })).json()).toMatchObject({ told: 2, passedOver: 1 })
  expect(codeOf(await say(teacher, course))).toBe('COURSE_LEARNERS_TOLD')
  laterBy(learnerLimits.pause - 1)
  expect(codeOf(await say(teacher, course))).toBe('COURSE_LEARNERS_TOLD')
  laterBy(1)
  expect((await say(teacher, course)).json()).toMatchObject({ told: 3, passedOver: 0 })
  // The pause also applies to the same sender in another course.
  const other = (await publishedOf(product, teacher, unitOf(elsewhere(null))))._id
  for (const person of [ann, ben]) await join(person, other)
  expect(codeOf(await say(teacher, other))).toBe('COURSE_LEARNERS_TOLD')
})

test('the same again, and at the same moment, is one', async () => {
  const clientId = crypto.randomUUID()
  const answers = [
    ...(await Promise.all([say(teacher, course, { clientId }), say(teacher, course, { clientId })])),
    await say(teacher, course, { clientId }),
  ]
  expect(new Set(answers.map((answer) => answer.json().message.id)).size).toBe(1)
  expect(answers.map((answer) => answer.json().told)).toEqual([3, 3, 3])
  expect(await textsOf(ann)).toHaveLength(1)
})

test('a block is passed over, in a class as well; who went out hears nothing more', async () => {
  await newClass(product, teacher, [[ann, '1']])
  await block(product.platform, ann.id, teacher.id)
  expect(codeOf(await say(teacher, course, { personIds: [ann.id] }))).toBe('COURSE_LEARNERS_TOLD')
  expect((await say(teacher, course)).json()).toMatchObject({ told: 2, passedOver: 1 })
  expect(await noticed(ann)).toEqual([])
  await withdraw(ben, course)
  expect(await noticed(ben)).toEqual([])
  expect(codeOf(await messages(ben))).toBe('COURSE_NOT_JOINED')
})

test('a message has its bounds, and somebody whom it is for', async () => {
  const longest = '字'.repeat(learnerLimits.message)
  expect(codeOf(await say(teacher, course, { text: `${longest}多` }))).toBe('VALIDATION_FAILED')
  expect(codeOf(await say(teacher, course, { text: '  ' }))).toBe('VALIDATION_FAILED')
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
  expect(codeOf(await say(teacher, course, { personIds: ids(learnerLimits.chosen + 1) }))).toBe('VALIDATION_FAILED')
  expect(codeOf(await say(teacher, course, { personIds: ids(learnerLimits.chosen) }))).toBe('COURSE_LEARNER_NOT_FOUND')
  expect(codeOf(await say(teacher, course, { filter: 'silent' }))).toBe('COURSE_LEARNER_NOT_FOUND')
  expect(codeOf(await say(teacher, course, { text: longest }))).toBe('ok')
})

test('more than a message reaches are refused', async () => {
  await manyLearners(product, teacher, course, learnerLimits.told - 3)
  laterBy(1)
  expect((await say(teacher, course)).json()).toMatchObject({ told: learnerLimits.told })
  await join(await newPerson(product), course)
  laterBy(learnerLimits.pause)
  expect(codeOf(await say(teacher, course))).toBe('COURSE_LEARNERS_TOO_MANY')
})

test('who does not teach says nothing, and who does not learn reads nothing', async () => {
  const stranger = await newPerson(product)
  for (const person of [ann, stranger]) expect(codeOf(await say(person, course))).toBe('COURSE_NOT_FOUND')
  expect(codeOf(await messages(stranger))).toBe('COURSE_NOT_JOINED')
  const behind = (await newPublished(product, teacher, { isPrivate: true })).course._id
  expect(codeOf(await messages(stranger, behind))).toBe('COURSE_PASSWORD_NEEDED')
  await stranger.browser.post(`${coursePath}/authorize/${behind}`, { password })
  expect(codeOf(await messages(stranger, behind))).toBe('COURSE_NOT_JOINED')
  expect(codeOf(await messages(stranger, crypto.randomUUID()))).toBe('COURSE_NOT_FOUND')
  await say(teacher, course, { text: '一', personIds: [ann.id] })
  laterBy(learnerLimits.pause)
  await say(teacher, course, { text: '二', personIds: [ann.id] })
  const first = (await messages(ann, course, '?limit=1')).json<CourseMessagePage>()
  const rest = (await messages(ann, course, `?limit=1&cursor=${first.nextCursor}`)).json<CourseMessagePage>()
  expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(['二', '一'])
})

test('a message is reported by whoever was told it, and hidden from all but its writer', async () => {
  const { message } = (await say(teacher, course, { text: '不該說的話', personIds: [ann.id] })).json()
  const report = ({ browser }: TestPerson) =>
    browser.post('/api/v2/reports/uploadreport', {
      clientId: crypto.randomUUID(),
      targetType: 'courseMessage',
      targetId: message.id,
      reasons: ['bullying'],
      description: '說了不該說的話',
    })
  expect((await report(ben)).statusCode).toBe(404)
  expect((await report(ann)).statusCode).toBe(200)
  await product.platform.pool.query('update course_messages set is_withheld = true where id = $1', [message.id])
  expect([await textsOf(ann), await textsOf(teacher)]).toEqual([[], ['不該說的話']])
  expect(await noticed(ann)).toEqual([])
})
