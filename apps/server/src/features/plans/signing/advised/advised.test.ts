import { memberRoles } from '@learntrail/contract/groups/roles'
import { durations } from '@learntrail/contract/limits'
import type { AdvisedPage } from '@learntrail/contract/plans/signing/signing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newPerson, type TestPerson } from '../../../../testing/people.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { newGroup, place } from '../../../groups/groups.fixture.ts'
import { groups } from '../../../groups/groups.tables.ts'
import { newClass } from '../../../guardians/guardians.fixture.ts'
import { planExecutions } from '../../doing/doing.tables.ts'
import { progressOf } from '../../plans.fixture.ts'
import * as fixture from '../signing.fixture.ts'

const { change, line, newAsked, refuse, sign } = fixture

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let group: string
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())
beforeEach(async () => {
  teacher = await newPerson(product, { registrationRole: 'teacher' })
  pupil = await newPerson(product, { fullName: '林小光' })
  group = await newClass(product, teacher, pupil)
})

// In its third week of six: the test clock says 20 November.
const underway = { startedAt: '2026-11-05', endedAt: '2026-12-16', progress: progressOf(6) }

async function advised(rest = '', of = teacher): Promise<AdvisedPage> {
  const answer = await of.browser.get(`/api/v2/sdl-service/advised${rest}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
const needsOf = ({ items }: AdvisedPage) => items.map(({ need }) => need)

/** A plan that the teacher has signed as adviser. */
async function agreed(parts: object = underway) {
  const adviser = line('adviser', teacher)
  const { _id } = await newAsked(pupil, [adviser])
  await change(pupil, _id, parts)
  await sign(teacher, _id, adviser)
  return _id
}

const begin = (planId: string, doing: object = {}) => {
  const now = product.clock.now()
  const row = { planId, begunVersion: 2, begunAt: now, activeAt: now, ...doing }
  return product.platform.db.insert(planExecutions).values(row)
}

test('each plan says by what it needs, the most pressing first', async () => {
  const ago = new Date(product.clock.now().getTime() - 14 * durations.day - 1)
  const asking = await agreed()
  await begin(asking, { asksSince: ago, doneItems: 2 })
  const behind = await agreed()
  await begin(behind, { doneItems: 1, doneLessons: 1 })
  const silent = await agreed()
  await begin(silent, { doneItems: 2, activeAt: ago })
  const doing = await agreed()
  await begin(doing, { doneItems: 2, doneLessons: 2 })
  const finished = await agreed()
  await begin(finished, { doneItems: 0, finishedAt: product.clock.now() })
  const adviser = line('adviser', teacher)
  const refused = await newAsked(pupil, [adviser])
  await refuse(teacher, refused._id, adviser)
  const asked = await newAsked(pupil, [line('formTutor', teacher)])

  const page = await advised()
  expect(page.items.map(({ _id }) => _id)).toEqual([asked._id, asking, behind, silent, refused._id, doing, finished])
  expect(needsOf(page)).toEqual(['sign', 'asks', 'behind', 'silent', 'signing', 'doing', 'finished'])
  expect(page.counts).toEqual({ sign: 1, asks: 1, behind: 1, silent: 1, signing: 1, doing: 1, finished: 1 })
  expect(page.items[0]?.lineId).toEqual(expect.any(String))
  expect(page.items[2]).toMatchObject({
    user: { id: pupil.id },
    fullName: '林小光',
    projectName: '基隆河的溶氧',
    lineId: null,
    startedAt: '2026-11-05',
    endedAt: '2026-12-16',
    week: 3,
    weeks: 6,
    lessons: 6,
    lessonsDone: 1,
  })
})

test('what is agreed on and not begun is behind once a week is over, and on its way before', async () => {
  await agreed({ ...underway, startedAt: '2026-11-19', endedAt: '2026-12-30' })
  expect(needsOf(await advised())).toEqual(['doing'])
  await agreed({ ...underway, startedAt: '2026-11-13', endedAt: '2026-12-30' })
  expect(needsOf(await advised())).toEqual(['behind', 'doing'])
})

test('a plan that is over counts all its weeks, one that has not begun none, and one without days none', async () => {
  const over = await agreed({ ...underway, startedAt: '2026-10-01', endedAt: '2026-11-11' })
  await begin(over, { doneItems: 5 })
  const early = await agreed({ ...underway, startedAt: '2026-12-01', endedAt: '2027-01-12' })
  await begin(early)
  const undated = await agreed({ progress: progressOf(2) })
  const { items } = await advised()
  expect(items.map(({ _id, need, week }) => [_id, need, week])).toEqual([
    [over, 'behind', null],
    ...items.filter(({ _id }) => _id !== over).map(({ _id }) => [_id, 'doing', null]),
  ])
  expect(items.map(({ _id }) => _id).toSorted()).toEqual([over, early, undated].toSorted())
})

test('a question is for an adviser, and not for an office that signed', async () => {
  const office = line('office', teacher)
  const { _id } = await newAsked(pupil, [office])
  await change(pupil, _id, underway)
  await sign(teacher, _id, office)
  await begin(_id, { asksSince: product.clock.now(), doneItems: 2 })
  expect(needsOf(await advised())).toEqual(['doing'])
})

test('pages go on where they ended, and are narrowed by need and group', async () => {
  const other = await newPerson(product)
  const { id: club } = await newGroup(teacher, { name: '自然社' })
  await product.platform.db.update(groups).set({ type: 'teaching' }).where(eq(groups.id, club))
  await place(product, club, other.id, memberRoles.member)
  const ids: string[] = []
  for (let made = 0; made < 3; made += 1) ids.push((await newAsked(pupil, [line('adviser', teacher)]))._id)
  const theirs = (await newAsked(other, [line('adviser', teacher)]))._id
  const signedOne = await agreed()

  const found: string[] = []
  let rest = '?limit=2'
  for (;;) {
    const { items, nextCursor } = await advised(rest)
    found.push(...items.map(({ _id }) => _id))
    if (nextCursor === null) break
    rest = `?limit=2&cursor=${nextCursor}`
  }
  expect(found).toHaveLength(5)
  expect(new Set(found)).toEqual(new Set([...ids, theirs, signedOne]))
  const inClub = await advised(`?groupId=${club}`)
  expect(inClub.items).toMatchObject([{ _id: theirs, groupName: '自然社' }])
  expect(inClub.counts).toMatchObject({ sign: 1, behind: 0 })
  expect(inClub.groups.map(({ id }) => id).toSorted()).toEqual([club, group].toSorted())
  const waiting = await advised('?need=sign')
  expect([waiting.items.length, waiting.counts.sign, waiting.counts.behind]).toEqual([4, 4, 1])
  const ofNobody = await newPerson(product).then((nobody) => advised(`?groupId=${club}`, nobody))
  expect(ofNobody.groups).toEqual([])
})

test('shows nothing of one’s own, of what one signs no more, and of who is leaving', async () => {
  await newAsked(pupil, [line('student')])
  expect((await advised('', pupil)).items).toEqual([])
  const { _id } = await newAsked(pupil, [line('adviser', teacher)])
  await fixture.putLines(pupil, _id, [])
  await newAsked(pupil, [line('adviser', teacher)])
  expect((await advised()).items).toHaveLength(1)
  await product.platform.pool.query('update accounts set deleted_at = now() where id = $1', [pupil.id])
  expect(await advised()).toMatchObject({ items: [], groups: [], counts: { sign: 0 } })
})
