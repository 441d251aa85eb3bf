import { durations } from '@learntrail/contract/limits'
import type { GuardianPoints } from '@learntrail/contract/points/for-guardians'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nobody } from '../../../testing/nobody.ts'
import { newPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts'
import { becomeGuardian } from '../../guardians/guardians.fixture.ts'
import { ask, handIn } from '../../homework/homework.fixture.ts'
import { classWith, issue } from '../points.fixture.ts'
import { pointsForGuardians } from './points-for-guardians.declaration.ts'

let product: TestApp
let teacher: TestPerson
let pupil: TestPerson
let other: TestPerson
let parent: TestBrowser
let group: string
beforeAll(async () => {
  product = await createTestApp()
  const newPlus = () => newPerson(product, { plan: 'plus' })
  ;[teacher, pupil, other] = [await newPlus(), await newPlus(), await newPlus()]
  group = await classWith(product, teacher, [pupil, other], '七年一班')
  parent = await becomeGuardian(product, product.guest(), pupil.id)
})
afterAll(() => product.close())

const read = async (childId = pupil.id) => parent.get(`/api/v2/guardian/children/${childId}/points`)
const groups = async () => (await read()).json<GuardianPoints>().groups

test('guardians see the points of their child with why they were given, as the group shows it', async () => {
  expect(await groups()).toEqual([])
  const { id, title } = await ask(product, teacher, group, { handInPoints: 2, title: '小論文' })
  await handIn(pupil, id)
  await issue(teacher, group, [pupil, other], { points: 5, reason: '主動幫同學講解' })
  expect(await groups()).toMatchObject([
    {
      groupId: group,
      groupName: '七年一班',
      balance: 7,
      movements: [
        { kind: 'issued', points: 5, reason: '主動幫同學講解', homework: null },
        { kind: 'handedIn', points: 2, reason: '', homework: title },
      ],
    },
  ])
  expect((await read(other.id)).json()).toMatchObject({ code: 'CHILD_NOT_FOUND' })
  const sights = { deadlines: true, returned: true, scores: false, points: false }
  await teacher.browser.put(`/api/v2/groups/${group}/guardian-sights`, sights)
  expect(await groups()).toEqual([])
  await teacher.browser.put(`/api/v2/groups/${group}/guardian-sights`, { ...sights, points: true })
  expect(await groups()).toHaveLength(1)
})

test('the mail of the week says how many came, and nothing of a week without any', async () => {
  const now = product.clock.now()
  const lines = (since: Date) =>
    pointsForGuardians.linesOfWeek(product.platform, {
      childId: pupil.id,
      guardianId: nobody,
      locale: 'tw',
      since,
      now,
    })
  expect((await lines(new Date(now.getTime() - 7 * durations.day))).map(({ sentence }) => sentence)).toEqual([
    '在「七年一班」得到 7 點',
  ])
  expect(await lines(new Date(now.getTime() + durations.day))).toEqual([])
})
