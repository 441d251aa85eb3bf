import { planLimits } from '@learntrail/contract/plans/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { progressOf } from '../plans.fixture.ts'
import { answered, begin, codeOf, putMember, putSigner, read, save, turn, writing } from './doing.fixture.ts'

let product: TestApp
let owner: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  owner = await newPerson(product)
})
afterAll(() => product.close())

const minutes = (count: number) => product.clock.advance(count * 60_000)
const started = async (person: TestPerson) => {
  const { projectId: id, weekPerProgress } = await begin(person)
  const [first = '', second = ''] = weekPerProgress.map(({ weekId }) => weekId)
  return { id, first, second }
}
const spent = async (id: string, by = owner) => answered(await read(by, id)).weekPerProgress.map((week) => week.minutes)

test('a timer adds its minutes when it is stopped; to start or stop it again is harmless', async () => {
  const { id, first } = await started(owner)
  const since = product.clock.now().toISOString()
  const running = answered(await turn(owner, id, first, true))
  expect(running.weekPerProgress[0]?.timers).toMatchObject([{ person: { id: owner.id }, since }])
  expect(running.timer).toEqual({ projectId: id, projectName: running.projectName, weekId: first, since })
  minutes(20)
  expect(answered(await turn(owner, id, first, true)).timer?.since).toBe(since)
  minutes(5.4)
  const stopped = answered(await turn(owner, id, first, false))
  expect([stopped.timer, stopped.weekPerProgress[0]?.minutes]).toEqual([null, 25])
  answered(await turn(owner, id, first, false))
  expect(await spent(id)).toEqual([25, 0, 0])
})

test('one runs at a time: to start it elsewhere stops the one before, which keeps its minutes', async () => {
  const [one, other] = [await started(owner), await started(owner)]
  await turn(owner, one.id, one.first, true)
  minutes(10)
  await turn(owner, one.id, one.second, true)
  minutes(7)
  const elsewhere = answered(await turn(owner, other.id, other.first, true))
  expect(elsewhere.timer).toMatchObject({ projectId: other.id, weekId: other.first })
  expect(await spent(one.id)).toEqual([10, 7, 0])
  expect(answered(await read(owner, one.id)).timer).toMatchObject({ projectId: other.id })
  // Stopping a timer where it does not run stops nothing.
  answered(await turn(owner, one.id, one.first, false))
  expect(answered(await read(owner, other.id)).timer).not.toBeNull()
  answered(await turn(owner, other.id, other.first, false))
})

test('pressed twice at once it is one timer, and stopped twice at once its minutes count once', async () => {
  const { id, first, second } = await started(owner)
  const starts = await Promise.all([turn(owner, id, first, true), turn(owner, id, second, true)])
  expect(starts.map(codeOf)).toEqual([200, 200])
  const running = answered(await read(owner, id)).weekPerProgress.flatMap(({ timers }) => timers)
  expect(running).toHaveLength(1)
  const at = answered(await read(owner, id)).timer?.weekId ?? ''
  minutes(30)
  await Promise.all([turn(owner, id, at, false), turn(owner, id, at, false)])
  expect((await spent(id)).reduce((sum, one) => sum + one, 0)).toBe(30)
})

test('two people go from one plan to the other and back at once', async () => {
  const friend = await newPerson(product)
  const [one, other] = [await started(owner), await started(friend)]
  await putMember(product, one.id, friend)
  await putMember(product, other.id, owner)
  await Promise.all([turn(owner, one.id, one.first, true), turn(friend, other.id, other.first, true)])
  minutes(12)
  const moves = await Promise.all([turn(owner, other.id, other.first, true), turn(friend, one.id, one.first, true)])
  expect(moves.map(codeOf)).toEqual([200, 200])
  expect([await spent(one.id), await spent(other.id)]).toEqual([
    [12, 0, 0],
    [12, 0, 0],
  ])
  await Promise.all([turn(owner, other.id, other.first, false), turn(friend, one.id, one.first, false)])
})

test('a timer that nobody stopped counts its limit and no more, also when it is started again', async () => {
  const { id, first } = await started(owner)
  await turn(owner, id, first, true)
  minutes(planLimits.timerMinutes - 1)
  const again = answered(await turn(owner, id, first, true))
  expect(again.weekPerProgress[0]?.minutes).toBe(0)
  minutes(24 * 60)
  const anew = answered(await turn(owner, id, first, true))
  expect(anew.weekPerProgress[0]?.minutes).toBe(planLimits.timerMinutes)
  expect(anew.timer?.since).toBe(product.clock.now().toISOString())
  minutes(2 * 24 * 60)
  answered(await turn(owner, id, first, false))
  expect((await spent(id))[0]).toBe(2 * planLimits.timerMinutes)
})

test('minutes of a timer are not written over by another window, and no conflict for the first line', async () => {
  const { id, first } = await started(owner)
  await turn(owner, id, first, true)
  minutes(15)
  await turn(owner, id, first, false)
  const window = { ...writing(), note: '第一行' }
  const written = answered(await save(owner, id, first, window)).weekPerProgress[0]
  expect(written).toMatchObject({ version: 1, minutes: 15, note: '第一行' })
  await turn(owner, id, first, true)
  minutes(10)
  await turn(owner, id, first, false)
  expect(codeOf(await save(owner, id, first, { ...writing(1), minutes: 20 }))).toBe('PLAN_WEEK_CONFLICT')
  const goesOn = answered(await save(owner, id, first, { ...window, save: 2, version: 1, note: '第二行' }))
  expect(goesOn.weekPerProgress[0]).toMatchObject({ minutes: 25, note: '第二行' })
  const most = { ...window, save: 3, version: 1, minutes: planLimits.minutesOfWeek }
  answered(await save(owner, id, first, most))
  await turn(owner, id, first, true)
  minutes(10)
  const full = answered(await turn(owner, id, first, false))
  expect(full.weekPerProgress[0]?.minutes).toBe(planLimits.minutesOfWeek)
})

test('a timer is for who does the plan, at a week that it has', async () => {
  const { id, first } = await started(owner)
  const [adviser, stranger] = [await newPerson(product), await newPerson(product)]
  await putSigner(product, id, adviser)
  expect(codeOf(await turn(adviser, id, first, true))).toBe('NO_PERMISSION')
  expect(codeOf(await turn(stranger, id, first, true))).toBe('PLAN_NOT_FOUND')
  expect(codeOf(await turn(owner, id, progressOf(1).weeks[0]?.id ?? '', true))).toBe('PLAN_WEEK_NOT_FOUND')
  expect(answered(await read(owner, id)).timer).toBeNull()
})
