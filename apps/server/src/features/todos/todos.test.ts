import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import type { AskedBySigningLink } from '@learntrail/contract/plans/signing/by-link'
import { type TodoKind, todoKinds } from '@learntrail/contract/todos/kinds'
import { todoLimits } from '@learntrail/contract/todos/limits'
import type { Todo, Todos } from '@learntrail/contract/todos/todos'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { todoSources } from '../../platform/todos/todo-sources.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilHeard } from '../../testing/until-heard.ts'
import { sign, tell } from '../bulletins/bulletins.fixture.ts'
import { ask, openRoom, write } from '../chat/chat.fixture.ts'
import { part, start } from '../co-writing/shared.fixture.ts'
import { answer as answerCourse, invite as inviteToCourse } from '../courses/co-editing/co-editing.fixture.ts'
import { newCourse } from '../courses/courses.fixture.ts'
import { elsewhere, join, publishedOf, report, unitOf, withdraw } from '../courses/learning/learning.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { accept, becomeGuardian, invite as inviteGuardian, newClass } from '../guardians/guardians.fixture.ts'
import * as homework from '../homework/homework.fixture.ts'
import { befriend, block } from '../people/index.ts'
import { begin, finish, saveResult } from '../plans/doing/doing.fixture.ts'
import { answerInvitation, invite as inviteToPlan, newPlan } from '../plans/plans.fixture.ts'
import {
  line,
  linkPath,
  mailedLine,
  newAsked,
  newTeacher,
  putLines,
  signingOf,
  sign as signPlan,
} from '../plans/signing/signing.fixture.ts'

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  teacher = await newPerson(product, { displayName: '陳老師', plan: 'plus' })
  pupil = await newPerson(product, { displayName: '小雨', plan: 'plus' })
  group = (await newGroup(teacher, { name: '高二甲' })).id
  await place(product, group, pupil.id, memberRoles.member)
})

const todos = async ({ browser }: TestPerson = pupil): Promise<Todos> => (await browser.get('/api/v2/todos')).json()
const only = async (person: TestPerson = pupil): Promise<Todo> => {
  const { items } = await todos(person)
  expect(items).toHaveLength(1)
  return items[0] as Todo
}
const kindsOf = ({ items }: Todos): TodoKind[] => items.map(({ kind }) => kind)
const nothing = { items: [], counts: {} }

test('whoever has nothing to do is told of nothing', async () => {
  expect(await todos()).toEqual(nothing)
})

test('every kind that the contract has comes from a feature, and no kind from two', () => {
  const kinds = product.platform.declared.of(todoSources).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual([...todoKinds].sort())
})

describe('homework', () => {
  test('waits from a week before its deadline until it is handed in', async () => {
    const ahead = todoLimits.days.ahead * durations.day
    const { id } = await homework.ask(product, teacher, group, { deadline: homework.inTime(product, ahead + 60_000) })
    expect(await todos()).toEqual(nothing)
    product.clock.advance(120_000)
    expect(await only()).toMatchObject({ kind: 'homeworkDue', id, title: '河川觀察日誌', where: '高二甲' })
    await homework.handIn(pupil, id)
    expect(await todos()).toEqual(nothing)
  })

  test('is shown for a fortnight after its deadline, and to nobody whom it is not for', async () => {
    await homework.ask(product, teacher, group, { deadline: homework.inTime(product, durations.hour) })
    expect(await todos(teacher)).toEqual(nothing)
    expect(await todos(await newPerson(product))).toEqual(nothing)
    product.clock.advance(durations.hour + todoLimits.days.overdue * durations.day)
    expect(kindsOf(await todos())).toEqual(['homeworkDue'])
    // A deadline lasts to the end of its minute.
    product.clock.advance(60_000)
    expect(await todos()).toEqual(nothing)
  })

  test('that came back to be done again stands first, until it is handed in again', async () => {
    const { id } = await homework.ask(product, teacher, group)
    await homework.ask(product, teacher, group, { title: '先交的', deadline: homework.inTime(product, durations.day) })
    const { handIn } = await homework.handIn(pupil, id)
    await homework.correct(teacher, handIn.id, { outcome: 'returned' })
    expect((await todos()).items).toMatchObject([
      { kind: 'homeworkReturned', id },
      { kind: 'homeworkDue', title: '先交的' },
    ])
  })

  test('that was corrected stands there until its notice is read', async () => {
    const { id } = await homework.ask(product, teacher, group)
    const { handIn } = await homework.handIn(pupil, id)
    await homework.correct(teacher, handIn.id)
    await untilHeard(product)
    expect(await only()).toMatchObject({ kind: 'homeworkReviewed', id, title: '河川觀察日誌' })
    await pupil.browser.post('/api/v2/notice/get-notice', {})
    await pupil.browser.patch('/api/v2/notice/informed', { isRead: true })
    expect(await todos()).toEqual(nothing)
  })

  test('counts all of it, and shows a few', async () => {
    for (let number = 0; number <= todoLimits.ofKind; number += 1) {
      await homework.ask(product, teacher, group, {
        title: `第 ${number} 份`,
        deadline: homework.inTime(product, durations.day - number * 60_000),
      })
    }
    const { items, counts } = await todos()
    expect(items.map(({ title }) => title)).toEqual(['第 5 份', '第 4 份', '第 3 份', '第 2 份', '第 1 份'])
    expect(counts).toEqual({ homeworkDue: todoLimits.ofKind + 1 })
  })
})

test('a bulletin to sign waits until it is signed, for those alone whom it is for', async () => {
  const { id } = await tell(teacher, group, { title: '校外教學同意書', needsSignature: true })
  expect(await only()).toMatchObject({ kind: 'bulletinToSign', id, where: '高二甲', person: { displayName: '陳老師' } })
  expect(await todos(teacher)).toEqual(nothing)
  await sign(pupil, id)
  expect(await todos()).toEqual(nothing)
})

describe('a bulletin that guardians sign', () => {
  test('waits for the account that holds the guardianship, once for each child, until it is signed', async () => {
    const sister = await newPerson(product, { fullName: '王小花' })
    const brother = await newPerson(product, { fullName: '王小明' })
    const other = await newPerson(product)
    const taught = await newClass(product, teacher, sister, brother, other)
    const parent = await newPerson(product)
    for (const { id } of [sister, brother]) await becomeGuardian(product, parent.browser, id)
    const { id } = await tell(teacher, taught, { title: '校外教學同意書', needsGuardian: true })
    expect(await todos(parent)).toEqual(nothing)
    await parent.browser.post('/api/v2/guardian/account')
    const { items, counts } = await todos(parent)
    expect(items.map(({ kind, id, where, person }) => [kind, id, where, person?.id]).toSorted()).toEqual(
      [
        ['bulletinToSignForChild', id, '王小花', sister.id],
        ['bulletinToSignForChild', id, '王小明', brother.id],
      ].toSorted(),
    )
    expect(counts).toEqual({ bulletinToSignForChild: 2 })
    await parent.browser.post(`/api/v2/guardian/children/${sister.id}/bulletins/${id}/sign`, {
      version: 1,
      name: '王媽媽',
    })
    expect(await only(parent)).toMatchObject({ person: { id: brother.id } })
  })

  test('does not wait once the child has left, the class was put away, or it is not to be signed', async () => {
    const taught = await newClass(product, teacher, pupil)
    const parent = await newPerson(product)
    await becomeGuardian(product, parent.browser, pupil.id)
    await parent.browser.post('/api/v2/guardian/account')
    await tell(teacher, taught, { needsSignature: true })
    expect(await todos(parent)).toEqual(nothing)
    await tell(teacher, taught, { needsGuardian: true })
    await only(parent)
    await place(product, taught, pupil.id, memberRoles.administrator)
    expect(await todos(parent)).toEqual(nothing)
  })
})

describe('people', () => {
  test('who ask to be friends wait for an answer; not past a block', async () => {
    const ming = await newPerson(product, { displayName: '阿明' })
    await ming.browser.post('/api/v2/friends/makefriends', { personId: pupil.id })
    expect(await only()).toMatchObject({ kind: 'friendAsked', id: ming.id, person: { displayName: '阿明' } })
    await block(product.platform, pupil.id, ming.id)
    expect(await todos()).toEqual(nothing)
  })

  test('are asked into groups and ask to be let in', async () => {
    const { id: other } = await newGroup(teacher, { name: '水質小組', type: 'private' })
    await place(product, other, pupil.id, memberRoles.invitedAsMember)
    const asking = await newPerson(product)
    await place(product, group, asking.id, memberRoles.applying)
    expect(await only()).toMatchObject({ kind: 'groupInvited', id: other, title: '水質小組' })
    expect(await only(teacher)).toMatchObject({ kind: 'groupApplied', id: group, title: '高二甲', count: 1 })
    await pupil.browser.patch('/api/v2/api/accept', { groupId: other })
    expect(await todos()).toEqual(nothing)
  })
})

test('a record to write along waits until it is answered', async () => {
  await befriend(product.platform, teacher.id, pupil.id)
  const { id } = await start(teacher, pupil)
  expect(await only()).toMatchObject({ kind: 'coWritingAsked', id, person: { displayName: '陳老師' } })
  await part(pupil, id, { state: 'declined' })
  expect(await todos()).toEqual(nothing)
})

describe('plans', () => {
  test('wait for who signs them', async () => {
    const adviser = await newTeacher(product, pupil)
    const { _id } = await newAsked(pupil, [line('adviser', adviser)])
    expect(await only(adviser)).toMatchObject({ kind: 'planToSign', id: _id, person: { displayName: '小雨' } })
    const [asked] = (await signingOf(pupil, _id)).lines
    await signPlan(adviser, _id, { id: asked?.id ?? '' })
    expect(await todos(adviser)).toEqual(nothing)
  })

  test('wait for the account of the guardian whose address was asked, until the line is answered', async () => {
    const child = await newPerson(product, { fullName: '王小花', plan: 'plus' })
    const parent = await newPerson(product)
    const email = 'mother@example.test'
    const { token } = await inviteGuardian(product, child.id, { email })
    await accept(parent.browser, token)
    await parent.browser.post('/api/v2/guardian/account')
    const { _id } = await newAsked(child, [mailedLine('father@example.test')])
    expect(await todos(parent)).toEqual(nothing)
    const asked = await newAsked(child, [mailedLine(email.toUpperCase())])
    expect(await only(parent)).toMatchObject({
      kind: 'planToSignForChild',
      id: asked._id,
      where: '王小花',
      person: { id: child.id },
    })
    expect(asked._id).not.toBe(_id)
    const byBoth = await newAsked(child, [mailedLine(email), line('guardian', parent)])
    const { items, counts } = await todos(parent)
    expect(items.map(({ id }) => id).toSorted()).toEqual([asked._id, byBoth._id].toSorted())
    expect(counts).toEqual({ planToSignForChild: 2 })
    await putLines(child, byBoth._id, [])
    const link = await parent.browser.post(`/api/v2/guardian/children/${child.id}/plans/${asked._id}/signing-link`, {})
    const way = { token: link.json<{ token: string }>().token }
    const { version, hash } = (await product.guest().post(linkPath, way)).json<AskedBySigningLink>()
    const answer = { said: 'signed', name: '王媽媽', mark: { typed: '王媽媽' } }
    await product.guest().post(`${linkPath}/answer`, { ...way, version, hash, answer })
    expect(await todos(parent)).toEqual(nothing)
  })

  test('wait for who is asked to write them along', async () => {
    await befriend(product.platform, teacher.id, pupil.id)
    const { _id } = await newPlan(teacher)
    await inviteToPlan(teacher, _id, pupil)
    expect(await only()).toMatchObject({ kind: 'planInvited', id: _id })
    await answerInvitation(pupil, _id, true)
    expect(await todos()).toEqual(nothing)
  })

  test('that are being done say what is left up to this week, until they are finished', async () => {
    const startedAt = product.clock.now().toISOString().slice(0, 10)
    const { projectId } = await begin(pupil, { projectName: '讀完一本書', startedAt })
    product.clock.advance(durations.day)
    expect(await only()).toMatchObject({ kind: 'planWeek', id: projectId, title: '讀完一本書', count: 1 })
    product.clock.advance(7 * durations.day)
    expect(await only()).toMatchObject({ count: 2 })
    await saveResult(pupil, projectId)
    await finish(pupil, projectId)
    expect(await todos()).toEqual(nothing)
  })
})

test('a course to teach along waits for an answer', async () => {
  await befriend(product.platform, teacher.id, pupil.id)
  const { _id } = await newCourse(teacher)
  await inviteToCourse(teacher, _id, [pupil])
  expect(await only()).toMatchObject({ kind: 'courseInvited', person: { displayName: '陳老師' } })
  await answerCourse(pupil, _id, 'accept')
  expect(await todos()).toEqual(nothing)
})

test('a course that was begun waits to go on, until it is left', async () => {
  const unit = unitOf(elsewhere(60))
  const { _id } = await publishedOf(product, teacher, unit)
  await join(pupil, _id)
  expect(await todos()).toEqual(nothing)
  await report(pupil, _id, unit.id, { pieceId: unit.resources[0]?.id ?? '', seen: [[0, 5]] })
  expect(await only()).toMatchObject({ kind: 'courseToGoOn', id: _id })
  await withdraw(pupil, _id)
  expect(await todos()).toEqual(nothing)
})

describe('rooms', () => {
  test('wait while something in them is not read, and not where somebody has none', async () => {
    await befriend(product.platform, teacher.id, pupil.id)
    const { id } = await openRoom(teacher, { type: 'direct', personId: pupil.id })
    await write(teacher, id, '明天見')
    await write(teacher, id, '記得帶水桶')
    expect(await only()).toMatchObject({ kind: 'roomUnread', id, count: 2, person: { displayName: '陳老師' } })
    await ask(pupil, 'readChatroom', { roomId: id, number: 2 })
    expect(await todos()).toEqual(nothing)
  })

  test('ask whether what somebody said may be kept', async () => {
    await befriend(product.platform, teacher.id, pupil.id)
    const { id: roomId } = await openRoom(teacher, { type: 'direct', personId: pupil.id })
    const { number } = await write(pupil, roomId, '水變清了')
    const asked = { roomId, numbers: [number], clientId: randomUUID() }
    const { keeping } = (await ask(teacher, 'createKeeping', asked)).json<{ keeping: { id: string } }>()
    expect(await only()).toMatchObject({ kind: 'keepingAsked', id: roomId, person: { displayName: '陳老師' } })
    await ask(pupil, 'answerKeeping', { keepingId: keeping.id, isAgreed: false })
    expect(await todos()).toEqual(nothing)
  })

  test('that the plan does not have do not wait', async () => {
    const free = await newPerson(product)
    await befriend(product.platform, teacher.id, free.id)
    const { id } = await openRoom(teacher, { type: 'direct', personId: free.id })
    await write(teacher, id, '明天見')
    expect(await todos(free)).toEqual(nothing)
  })
})
