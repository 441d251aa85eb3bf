import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { counted, notesWhoChanges } from '../../../testing/counted.ts'
import { newPerson, signedIn, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ask, correct, handIn } from '../../homework/homework.fixture.ts'
import { keepPointMonths } from '../ledger/close-months.service.ts'
import { classWith, issue, ownPoints, pointPath } from '../points.fixture.ts'

const day = 86_400_000

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  const newPlus = () => newPerson(product, { plan: 'plus' })
  ;[teacher, pupil, other] = [await newPlus(), await newPlus(), await newPlus()]
})
afterAll(() => product.close())

const today = () => dayIn(product.clock.now())
const points = (person = pupil) => counted(product, 'points', person)
const noting = <Result>(act: () => Promise<Result>) => notesWhoChanges(product, act)
const succeeds = async (act: () => Promise<{ statusCode: number; body: string }>) => {
  const answer = await noting(act)
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const pass = (days: number) => product.clock.advance(days * day)

test('points count on the day on which they were given, without what was taken back since', async () => {
  const group = await classWith(product, teacher, [pupil, other])
  await succeeds(() => issue(teacher, group, [pupil, other], { points: 5 }))
  await succeeds(() => issue(teacher, group, [pupil], { points: 3 }))
  const first = today()
  pass(1)
  await succeeds(() => issue(teacher, group, [pupil], { points: 2 }))
  expect(await points()).toEqual([`${first} received 8`, `${today()} received 2`])
  pass(1)
  const given = (await ownPoints(pupil, group)).items.find(({ points: some }) => some === 3)
  await succeeds(() => teacher.browser.post(pointPath(group, `/movements/${given?.id}/takeBack`), {}))
  expect(await points()).toEqual([
    `${first} received 5`,
    `${dayIn(new Date(product.clock.now().getTime() - day))} received 2`,
  ])
  expect(await points(other)).toEqual([`${first} received 5`])
})

test('each is paid for work on the day of their own work', async () => {
  const group = await classWith(product, teacher, [pupil, other])
  const before = await points(other)
  const { id } = await noting(() =>
    ask(product, teacher, group, { handInPoints: 2, qualityPoints: 4, totalScore: 100 }),
  )
  await noting(() => handIn(pupil, id))
  pass(1)
  const { handIn: work } = await noting(() => handIn(other, id))
  expect(await points(other)).toEqual([...before, `${today()} received 2`])
  await noting(() => correct(teacher, work.id, { score: 100 }))
  expect(await points(other)).toEqual([...before, `${today()} received 6`])
})

test('points that went back to the group were given; without its records nobody knows', async () => {
  const before = await points()
  const group = await classWith(product, teacher, [pupil], '重來班')
  await succeeds(() => issue(teacher, group, [pupil], { points: 7 }))
  const withThem = await points()
  expect(withThem).not.toEqual(before)
  const name = '重來班'
  await succeeds(() => teacher.browser.put(pointPath(group, '/groupPointReset'), { name, clientId: randomUUID() }))
  expect(await points()).toEqual(withThem)
  await succeeds(() =>
    teacher.browser.put(pointPath(group, '/resetGroupPointsAndRecord'), { name, clientId: randomUUID() }),
  )
  expect(await points()).toEqual(before)
})

test('points go with their group, come back with it, and end when their entries do', async () => {
  const before = await points()
  const group = await classWith(product, teacher, [pupil], '會消失的班')
  await succeeds(() => issue(teacher, group, [pupil], { points: 9 }))
  const given = `${today()} received 9`
  expect(await points()).toEqual([...before, given])
  const query = new URLSearchParams({ groupId: group, name: '會消失的班' })
  await succeeds(() => teacher.browser.delete(`/api/v2/api/deleteGroup?${query}`))
  expect(await points()).toEqual(before)
  await succeeds(() => teacher.browser.post('/api/v2/api/restoreGroup', { groupId: group }))
  expect(await points()).toEqual([...before, given])
  await keepPointMonths(product.platform)
  pass(430)
  await noting(() => keepPointMonths(product.platform))
  expect(await points()).toEqual([])
  teacher.browser = await signedIn(product, teacher.id)
  await succeeds(() => issue(teacher, group, [pupil], { points: 1 }))
  expect(await points()).toEqual([`${today()} received 1`])
})
