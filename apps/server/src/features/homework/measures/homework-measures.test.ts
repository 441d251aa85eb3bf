import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { counted, notesWhoChanges } from '../../../testing/counted.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime, makeTeam, save, submit } from '../homework.fixture.ts'
import { releaseDue } from '../questions/release.service.ts'

const day = 86_400_000

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let other: TestPerson
let group: { id: string; name: string }
beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
})
beforeEach(async () => {
  ;[pupil, other] = await Promise.all([newPerson(product), newPerson(product)])
  const { id, name } = await newGroup(teacher)
  group = { id, name }
  for (const { id: one } of [pupil, other]) await place(product, group.id, one, memberRoles.member)
})
afterAll(() => product.close())

const inDays = (days: number) => dayIn(new Date(product.clock.now().getTime() + days * day))
const homework = (person: TestPerson) => counted(product, 'homework', person)
const correcting = (person: TestPerson) => counted(product, 'correcting', person)
const noting = <Result>(act: () => Promise<Result>) => notesWhoChanges(product, act)
const succeeds = async (act: () => Promise<{ statusCode: number; body: string }>) => {
  const answer = await noting(act)
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const put = (id: string, change: string, body: object = {}) =>
  succeeds(() => teacher.browser.post(`${homeworkPath}/questions/${id}/${change}`, body))

describe('a question', () => {
  test('is missing on the day of its deadline until it is handed in', async () => {
    const { id } = await noting(() => ask(product, teacher, group.id))
    expect(await homework(pupil)).toEqual([`${inDays(7)} missing 1`])
    await noting(() => handIn(pupil, id))
    expect(await homework(pupil)).toEqual([`${inDays(7)} inTime 1`])
    expect(await homework(other)).toEqual([`${inDays(7)} missing 1`])
    expect(await homework(teacher)).toEqual([])
  })

  test('is late where it came after its deadline, and in time whatever is handed in after that', async () => {
    const { id } = await noting(() => ask(product, teacher, group.id, { deadline: inTime(product, day) }))
    const due = inDays(1)
    product.clock.advance(2 * day)
    await noting(() => handIn(pupil, id))
    expect(await homework(pupil)).toEqual([`${due} late 1`])
  })

  test('counts on another day when its deadline is another, and for those it is for', async () => {
    const question = await noting(() => ask(product, teacher, group.id))
    const change = (version: number, parts: object) =>
      succeeds(() => teacher.browser.patch(`${homeworkPath}/questions/${question.id}`, { version, ...parts }))
    await change(question.version, { deadline: inTime(product, 3 * day) })
    expect(await homework(pupil)).toEqual([`${inDays(3)} missing 1`])
    await change(question.version + 1, { assignTo: 'chosen', assigneeIds: [other.id] })
    expect(await homework(pupil)).toEqual([])
    expect(await homework(other)).toEqual([`${inDays(3)} missing 1`])
  })

  test('counts as long as it is given: not planned, taken back or deleted', async () => {
    const { id, version } = await noting(() => ask(product, teacher, group.id, { assign: false }))
    expect(await homework(pupil)).toEqual([])
    await put(id, 'assign', { version, now: true })
    await noting(() => handIn(pupil, id))
    const isIn = [`${inDays(7)} inTime 1`]
    const came = [`${inDays(0)} waiting 1`]
    expect([await homework(pupil), await correcting(pupil)]).toEqual([isIn, came])
    await put(id, 'revoke')
    expect([await homework(pupil), await correcting(pupil)]).toEqual([[], []])
    await put(id, 'assign', { version: version + 2, now: true })
    await put(id, 'archive')
    expect([await homework(pupil), await correcting(pupil)]).toEqual([isIn, came])
    await put(id, 'restore')
    await succeeds(() => teacher.browser.delete(`${homeworkPath}/questions/${id}`))
    expect([await homework(pupil), await correcting(pupil)]).toEqual([[], []])
  })

  test('counts from its time on', async () => {
    const times = { publishAt: inTime(product, day), deadline: inTime(product, 3 * day) }
    await noting(() => ask(product, teacher, group.id, times))
    expect(await homework(pupil)).toEqual([])
    product.clock.advance(day)
    await noting(() => releaseDue(product.platform))
    expect(await homework(pupil)).toEqual([`${inDays(2)} missing 1`])
  })

  test('is asked of who joins before its deadline, and of nobody who leaves or comes to lead', async () => {
    const { id } = await noting(() => ask(product, teacher, group.id, { deadline: inTime(product, day) }))
    const due = inDays(1)
    await noting(() => handIn(other, id))
    const [joins, comesLater] = await Promise.all([newPerson(product), newPerson(product)])
    const come = ({ browser }: TestPerson) =>
      succeeds(() => browser.post('/api/v2/api/joinGroup', { groupId: group.id }))
    await come(joins)
    expect(await homework(joins)).toEqual([`${due} missing 1`])
    product.clock.advance(2 * day)
    await come(comesLater)
    expect(await homework(comesLater)).toEqual([])
    await succeeds(() => pupil.browser.delete(`/api/v2/api/exitGroup?groupId=${group.id}`))
    expect(await homework(pupil)).toEqual([])
    const role = { groupId: group.id, role: memberRoles.administrator }
    for (const { id: personId } of [other, joins])
      await succeeds(() => teacher.browser.put('/api/v2/api/changeMemberRole', { ...role, personId }))
    expect([await homework(other), await homework(joins)]).toEqual([[], []])
    expect(await correcting(other)).toEqual([`${inDays(-2)} waiting 1`])
  })

  test('goes with its group, and comes back with it', async () => {
    const { id } = await noting(() => ask(product, teacher, group.id))
    await noting(() => handIn(other, id))
    await succeeds(() =>
      teacher.browser.delete(`/api/v2/api/deleteGroup?${new URLSearchParams({ groupId: group.id, name: group.name })}`),
    )
    expect(await homework(pupil)).toEqual([])
    expect(await correcting(other)).toEqual([`${inDays(0)} waiting 1`])
    await succeeds(() => teacher.browser.post('/api/v2/api/restoreGroup', { groupId: group.id }))
    expect(await homework(pupil)).toEqual([`${inDays(7)} missing 1`])
  })

  test('that a team does is that of each who is in it', async () => {
    const { id } = await noting(() => ask(product, teacher, group.id, { teamSize: 2 }))
    await noting(() => makeTeam(pupil, id, [other]))
    expect(await homework(other)).toEqual([`${inDays(7)} missing 1`])
    const saved = await save(pupil, id, { text: '我們量了水溫。', version: 0 })
    await succeeds(() => submit(pupil, id, saved.json().draft.version))
    expect(await homework(other)).toEqual([`${inDays(7)} inTime 1`])
    expect(await correcting(other)).toEqual([`${inDays(0)} waiting 1`])
  })
})

describe('work that was handed in', () => {
  test.each([
    [3, 'within3'],
    [4, 'within7'],
    [7, 'within7'],
    [8, 'later'],
  ])('of which something was said %i days after is %s, on the day on which it came first', async (days, code) => {
    const { id } = await noting(() => ask(product, teacher, group.id, { deadline: inTime(product, 30 * day) }))
    const { handIn: work } = await noting(() => handIn(pupil, id))
    const came = inDays(0)
    product.clock.advance(days * day)
    await noting(() => correct(teacher, work.id, { outcome: 'returned', score: null }))
    expect(await correcting(pupil)).toEqual([`${came} ${code} 1`])
    const again = await noting(() => handIn(pupil, id, { text: '再寫一次。', version: work.draft?.version ?? 0 }))
    product.clock.advance(20 * day)
    await noting(() => correct(teacher, again.handIn.id, { handInVersion: 2 }))
    expect(await correcting(pupil)).toEqual([`${came} ${code} 1`])
    expect(await correcting(other)).toEqual([])
  })
})
