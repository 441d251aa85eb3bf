import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { newGroup, place } from '../../groups/groups.fixture.ts'
import { ask, handIn, homeworkPath, inTime } from '../homework.fixture.ts'

const hour = 3_600_000
let product: TestApp
let teacher: TestPerson
let early: TestPerson
let late: TestPerson
let group: string
/** For all, and over before the second student joined. */
let over: string
/** Also over, and given to both of them by name. */
let byName: string
let open: string

beforeAll(async () => {
  product = await createTestApp()
  teacher = await newPerson(product)
  group = (await newGroup(teacher)).id
  early = await newPerson(product)
  late = await newPerson(product)
  await place(product, group, early.id, memberRoles.member)
  over = (await ask(product, teacher, group, { deadline: inTime(product, hour) })).id
  open = (await ask(product, teacher, group, { deadline: inTime(product, 9 * hour) })).id
  product.clock.advance(2 * hour)
  await place(product, group, late.id, memberRoles.member)
  const named = { assignTo: 'chosen' as const, assigneeIds: [early.id, late.id] }
  byName = (await ask(product, teacher, group, { ...named, deadline: inTime(product, hour) })).id
  product.clock.advance(2 * hour)
})
afterAll(() => product.close())

const get = async (by: TestPerson, path: string) => (await by.browser.get(`${homeworkPath}${path}`)).json()
const due = async (by: TestPerson) => (await get(by, '/due')).items.map(({ id }: { id: string }) => id)
const standing = async (question: string) => {
  const { counts } = await get(teacher, `/questions/${question}`)
  const { items } = await get(teacher, `/questions/${question}/hand-ins?state=missing`)
  const { assigned, missing } = await get(teacher, `/questions/${question}/statistics`)
  return { counts, listed: items.map(({ student }: { student: { id: string } }) => student.id), assigned, missing }
}

test('what was over before somebody came to the group waits for them in no list and no count', async () => {
  expect(await due(early)).toEqual([over, byName, open])
  expect(await due(late)).toEqual([byName, open])
  expect((await get(early, '/count')).mine).toMatchObject({ due: 1, missing: 2 })
  expect((await get(late, '/count')).mine).toMatchObject({ due: 1, missing: 1 })
  expect(await standing(over)).toMatchObject({
    counts: { assigned: 1, handedIn: 0, missing: 1 },
    listed: [early.id],
    assigned: 1,
    missing: 1,
  })
  expect(await standing(byName)).toMatchObject({
    counts: { assigned: 2, missing: 2 },
    listed: [early.id, late.id],
    assigned: 2,
    missing: 2,
  })
  const { questions, members } = (await teacher.browser.get(`/api/v2/groups/${group}/analysis?period=term`)).json()
  expect(questions.find(({ id }: { id: string }) => id === over)).toMatchObject({ given: 1, handedIn: 0 })
  expect(members.find(({ person }: { person: { id: string } }) => person.id === late.id)).toMatchObject({ given: 1 })
})

test('they read it and hand it in as they like, and then it counts', async () => {
  expect(await get(late, `/questions/${over}`)).toMatchObject({ mine: { isAsked: false }, can: { handIn: true } })
  expect(await get(early, `/questions/${over}`)).toMatchObject({ mine: { isAsked: true } })
  await handIn(late, over)
  expect(await get(late, `/questions/${over}`)).toMatchObject({ mine: { isAsked: true, state: 'late' } })
  expect(await standing(over)).toMatchObject({
    counts: { assigned: 2, handedIn: 1, missing: 1 },
    listed: [early.id],
    assigned: 2,
    missing: 1,
  })
})

test('a deadline that is put off waits for them as well', async () => {
  const third = await newPerson(product)
  await place(product, group, third.id, memberRoles.member)
  expect(await due(third)).toEqual([open])
  const { version } = await get(teacher, `/questions/${over}`)
  await teacher.browser.patch(`${homeworkPath}/questions/${over}`, { version, deadline: inTime(product, hour) })
  expect(await due(third)).toEqual([over, open])
})
