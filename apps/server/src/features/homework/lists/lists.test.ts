import { memberRoles } from '@learntrail/contract/groups/roles'
import { limits } from '@learntrail/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { untilHeard } from '../../../testing/until-heard.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, correct, handIn, homeworkPath, inTime, remarkBody } from '../homework.fixture.ts'
import { remindOfDue } from '../questions/release.service.ts'

let product: TestApp
let group: string
let planned: string
let given: string
let chosen: string
let work: string
const standings = ['outsider', 'applicant', 'invited', 'member', 'removed', 'admin', 'top', 'other'] as const
type Standing = (typeof standings)[number]
const people = {} as Record<Standing, TestPerson>
let writer: TestPerson

beforeAll(async () => {
  product = await createTestApp()
  for (const name of standings) people[name] = await newPerson(product)
  writer = await newPerson(product)
  group = (await newGroup(people.top)).id
  const roles = {
    applicant: memberRoles.applying,
    invited: memberRoles.invitedAsMember,
    member: memberRoles.member,
    removed: memberRoles.member,
    admin: memberRoles.administrator,
  }
  for (const [name, role] of Object.entries(roles)) await place(product, group, people[name as Standing].id, role)
  await place(product, group, writer.id, memberRoles.administrator)
  // This person leads a group, but not this one.
  await newGroup(people.other)
  planned = (await ask(product, writer, group, { assign: false, customTags: ['未派'] })).id
  given = (await ask(product, writer, group, { customTags: ['溪流'] })).id
  chosen = (await ask(product, writer, group, { assignTo: 'chosen', assigneeIds: [people.removed.id] })).id
  work = (await handIn(people.removed, given)).handIn.id
  await place(product, group, people.removed.id, memberRoles.guest)
})
afterAll(() => product.close())

const get = async (by: TestPerson, path: string) => (await by.browser.get(`${homeworkPath}${path}`)).json()
const ids = ({ items }: { items?: { id: string }[] }) => items?.map(({ id }) => id).sort()

const all = () => [planned, given, chosen].sort()
const seen: Record<Standing, () => string[]> = {
  outsider: () => [],
  applicant: () => [],
  invited: () => [],
  member: () => [given],
  removed: () => [],
  admin: all,
  top: all,
  other: () => [],
}
const leads = ['admin', 'top']
const corrects = ['top']

describe.each(standings)('to the homework of a group: %s', (name) => {
  const isIn = [...leads, 'member'].includes(name)

  test('the list of the group', async () => {
    const answer = await get(people[name], `/questions?groupId=${group}`)
    if (isIn) expect(ids(answer)).toEqual(seen[name]())
    else expect(answer).toMatchObject({ code: 'GROUP_NOT_FOUND' })
  })

  test('each question by itself', async () => {
    for (const id of all()) {
      const answer = await get(people[name], `/questions/${id}`)
      if (seen[name]().includes(id)) expect(answer).toMatchObject({ id, can: { edit: leads.includes(name) } })
      else expect(answer).toMatchObject({ code: 'HOMEWORK_NOT_FOUND' })
    }
  })

  test('what others handed in', async () => {
    const isOwn = name === 'removed'
    const may = corrects.includes(name)
    const one = await get(people[name], `/hand-ins/${work}`)
    if (may || isOwn) expect(one).toMatchObject({ handIn: { id: work } })
    else expect(one).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
    const queue = await get(people[name], `/questions/${given}/hand-ins`)
    if (may) expect(queue.items).not.toEqual([])
    else expect(queue).toMatchObject({ code: isIn ? 'HOMEWORK_NO_PERMISSION' : 'HOMEWORK_NOT_FOUND' })
  })

  test('counts of the group, tags and what is due', async () => {
    const numbers = (await people[name].browser.get(`/api/v2/api/getNumber?groupId=${group}`)).json()
    if (isIn) expect(numbers).toMatchObject({ homework: seen[name]().length })
    else expect(numbers).toMatchObject({ code: 'NO_PERMISSION' })
    const tags = (await get(people[name], '/custom-tags')).items.map((tag: { name: string }) => tag.name)
    expect(tags.sort()).toEqual(isIn ? (leads.includes(name) ? ['未派', '溪流'] : ['溪流']) : [])
    expect(ids(await get(people[name], '/due'))).toEqual(name === 'member' ? [given] : [])
    expect((await get(people[name], '/count')).toCorrect).toBe(may(name) ? 1 : 0)
  })
})

const may = (name: Standing) => corrects.includes(name)

test('who is an administrator corrects only as the writer, a reviser, or the top one', async () => {
  expect(await get(people.admin, `/hand-ins/${work}`)).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
  const version = (await get(people.admin, `/questions/${given}`)).version
  const body = { version, reviserIds: [people.admin.id] }
  await writer.browser.patch(`${homeworkPath}/questions/${given}`, body)
  expect(await get(people.admin, `/hand-ins/${work}`)).toMatchObject({ handIn: { id: work, draft: null } })
  // An administrator who no longer leads the group no longer corrects.
  await place(product, group, people.admin.id, memberRoles.member)
  expect(await get(people.admin, `/hand-ins/${work}`)).toMatchObject({ code: 'HAND_IN_NOT_FOUND' })
  await place(product, group, people.admin.id, memberRoles.administrator)
})

test('my lists go from due to handed in to come back, and count as much', async () => {
  const teacher = await newPerson(product)
  const [mine, otherOne] = [(await newGroup(teacher)).id, (await newGroup(teacher)).id]
  const student = await newPerson(product)
  await place(product, mine, student.id, memberRoles.member)
  await place(product, otherOne, student.id, memberRoles.member)
  const hour = 3_600_000
  const later = (await ask(product, teacher, mine, { deadline: inTime(product, 3 * hour) })).id
  const sooner = (await ask(product, teacher, otherOne, { deadline: inTime(product, hour) })).id
  const lists = async () => {
    const listed = []
    for (const name of ['due', 'handed-in', 'released']) {
      const { items } = await get(student, `/${name}`)
      listed.push(items.map(({ id }: { id: string }) => id))
    }
    return listed
  }
  const counts = async () => (await get(student, '/count')).mine
  const none = { due: 0, missing: 0, handed_in: 0, late: 0, reviewed: 0, returned: 0 }
  expect(await lists()).toEqual([[sooner, later], [], []])
  expect(await counts()).toEqual({ ...none, due: 2 })

  product.clock.advance(2 * hour)
  expect(await counts()).toEqual({ ...none, due: 1, missing: 1 })
  const one = await handIn(student, later)
  product.clock.advance(1_000)
  const two = await handIn(student, sooner)
  expect(await lists()).toEqual([[], [sooner, later], []])
  expect(await counts()).toEqual({ ...none, handed_in: 1, late: 1 })
  expect((await get(teacher, '/to-correct')).items).toMatchObject([
    { id: later, counts: { assigned: 1, handedIn: 1, missing: 0, toCorrect: 1 } },
    { id: sooner },
  ])
  expect(await get(teacher, '/count')).toMatchObject({ toCorrect: 2, questions: { assigned: 2 } })
  expect(new Set((await get(teacher, '/count')).groups)).toEqual(
    new Set([mine, otherOne].map((groupId) => ({ groupId, waiting: 1 }))),
  )
  expect((await get(student, '/count')).groups).toEqual([])

  // Corrected and not returned yet: it waits for the teacher as something else.
  await teacher.browser.put(`${homeworkPath}/hand-ins/${one.handIn.id}/remark`, remarkBody())
  expect(await get(teacher, '/count')).toMatchObject({ toCorrect: 1, corrected: 1, groups: [{ groupId: otherOne }] })
  expect((await get(teacher, '/to-correct')).items).toMatchObject([
    { id: later, counts: { toCorrect: 0, corrected: 1 } },
    { id: sooner, counts: { toCorrect: 1, corrected: 0 } },
  ])

  await correct(teacher, one.handIn.id, { version: 1 })
  product.clock.advance(1_000)
  await correct(teacher, two.handIn.id, { outcome: 'returned' })
  expect(await lists()).toEqual([[sooner], [], [sooner, later]])
  expect(await counts()).toEqual({ ...none, reviewed: 1, returned: 1 })
  expect((await get(student, '/count')).groups).toEqual([{ groupId: otherOne, waiting: 1 }])
  expect((await get(teacher, '/count')).groups).toEqual([])
  expect((await get(student, '/released')).items[1]).toMatchObject({ mine: { state: 'reviewed', score: 90 } })
  expect((await get(teacher, '/to-correct')).items).toEqual([])

  // A student who has left still reads what came back.
  await place(product, mine, student.id, memberRoles.guest)
  expect((await lists())[2]).toEqual([sooner, later])
})

test('a list of questions comes in pages, by state', async () => {
  const teacher = await newPerson(product)
  const own = (await newGroup(teacher)).id
  const made: string[] = []
  for (let count = 0; count < 21; count += 1) {
    made.unshift((await ask(product, teacher, own, { assign: count % 2 === 0 })).id)
    product.clock.advance(1)
  }
  const one = await get(teacher, `/questions?groupId=${own}`)
  const two = await get(teacher, `/questions?groupId=${own}&cursor=${one.nextCursor}`)
  const listed = [...one.items, ...two.items].map(({ id }: { id: string }) => id)
  expect([listed, two.nextCursor]).toEqual([made, null])
  expect((await get(teacher, `/questions?groupId=${own}&state=planning`)).items).toHaveLength(10)
})

test('notices tell students what is given, due and come back, as long as it is so, and nobody else', async () => {
  const teacher = await newPerson(product)
  const own = (await newGroup(teacher)).id
  const [student, second] = [await newPerson(product), await newPerson(product)]
  for (const { id } of [student, second]) await place(product, own, id, memberRoles.member)
  const { id } = await ask(product, teacher, own, { deadline: inTime(product, 30 * 3_600_000) })
  const kinds = async ({ browser }: TestPerson) => {
    await untilHeard(product)
    const { items } = (await browser.post('/api/v2/notice/get-notice', {})).json()
    const told = items.filter(({ place: to }: { place: { id: string } }) => to.id === id)
    return told.map(({ kind }: { kind: string }) => kind).sort()
  }
  expect(await kinds(student)).toEqual(['homeworkAssigned'])
  const { handIn: done } = await handIn(student, id)
  product.clock.advance(10 * 3_600_000)
  await remindOfDue(product.platform)
  expect(await kinds(second)).toEqual(['homeworkAssigned', 'homeworkDue'])
  await correct(teacher, done.id)
  expect(await kinds(student)).toEqual(['homeworkAssigned', 'homeworkReviewed'])
  await correct(teacher, done.id, { outcome: 'returned' })
  expect(await kinds(student)).toEqual(['homeworkAssigned', 'homeworkReturned', 'homeworkReviewed'])
  expect(await kinds(teacher)).toEqual([])
  await teacher.browser.post(`${homeworkPath}/questions/${id}/revoke`)
  expect([await kinds(student), await kinds(second)]).toEqual([[], []])
})

test('what one student handed in for a group is listed for who leads it and for them, newest first', async () => {
  const { id: groupId } = await newGroup(people.top)
  await place(product, groupId, people.admin.id, memberRoles.administrator)
  const [student, mate] = [await newPerson(product), await newPerson(product)]
  for (const { id } of [student, mate]) await place(product, groupId, id, memberRoles.member)
  const path = `/groups/${groupId}/students/${student.id}`
  expect(await get(student, path)).toMatchObject({ student: { id: student.id }, items: [] })
  const questions: string[] = []
  for (let one = 0; one < limits.pageSize + 1; one += 1) {
    const { id } = await ask(product, people.top, groupId, { title: `第 ${one} 題` })
    questions.unshift(id)
    product.clock.advance(1_000)
    const { handIn: work } = await handIn(student, id)
    if (one === limits.pageSize) await correct(people.top, work.id)
  }
  await handIn(mate, questions[0] as string)
  const first = await get(people.top, path)
  expect(first.items.map(({ questionId }: { questionId: string }) => questionId)).toEqual(
    questions.slice(0, limits.pageSize),
  )
  expect(first.items[0]).toMatchObject({ state: 'reviewed', score: 90, canOpen: true })
  const { items, nextCursor } = await get(people.top, `${path}?cursor=${first.nextCursor}`)
  expect([items.map(({ questionId }: { questionId: string }) => questionId), nextCursor]).toEqual([
    questions.slice(limits.pageSize),
    null,
  ])
  expect((await get(student, path)).items[0]).toMatchObject({ score: 90, canOpen: true })
  // A leader who does not correct only sees that work was handed in.
  expect((await get(people.admin, path)).items[0]).toMatchObject({ score: null, canOpen: false })
  expect(await get(mate, path)).toMatchObject({ code: 'GROUP_ADMIN_REQUIRED' })
  expect(await get(people.outsider, path)).toMatchObject({ code: 'GROUP_NOT_FOUND' })
  expect(await get(people.top, `/groups/${groupId}/students/${people.other.id}`)).toMatchObject({
    code: 'USER_NOT_FOUND',
  })
})
