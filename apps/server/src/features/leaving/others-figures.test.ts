import { accountDurations } from '@learntrail/contract/accounts/limits'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted, notesWhoChanges } from '../../testing/counted.ts'
import { newPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { elsewhere, join, publishedOf, unitOf } from '../courses/learning/learning.fixture.ts'
import { newGroup, place } from '../groups/groups.fixture.ts'
import { ask, handIn, inTime, makeTeam } from '../homework/homework.fixture.ts'
import { begin, putMember, save } from '../plans/doing/doing.fixture.ts'
import { progressOf } from '../plans/plans.fixture.ts'
import { eraseDueAccounts } from './erase-account.service.ts'

let product: TestApp
let leaver: TestPerson
let other: TestPerson
beforeAll(async () => {
  product = await createTestApp()
  ;[leaver, other] = await Promise.all([newPerson(product), newPerson(product)])
})
afterAll(() => product.close())

/** Has `other` tick the first week of a plan of the leaver's. */
async function tick(): Promise<string> {
  const { projectId, content } = await begin(leaver, { progress: progressOf(2) })
  await putMember(product, projectId, other)
  const [week] = content.progress.weeks
  const saved = await save(other, projectId, week?.id ?? '', { doneItemIds: week?.items.map(({ id }) => id) })
  expect(saved.statusCode).toBe(200)
  return projectId
}

test('what is counted of others is read anew where it ends or changes with somebody’s account', async () => {
  const { pool } = product.platform
  const group = await newGroup(leaver)
  await place(product, group.id, other.id, memberRoles.member)
  const question = await ask(product, leaver, group.id)
  await handIn(other, question.id)
  const otherGroup = await newGroup(other)
  await place(product, otherGroup.id, leaver.id, memberRoles.member)
  const third = await newPerson(product)
  await place(product, otherGroup.id, third.id, memberRoles.member)
  const inTeam = await ask(product, other, otherGroup.id, { teamSize: 2, deadline: inTime(product, 86_400_000) })
  await makeTeam(third, inTeam.id, [leaver])
  await tick()
  const left = await tick()
  await pool.query('delete from plan_members where plan_id = $1', [left])
  const { _id: courseId } = await publishedOf(product, leaver, unitOf(elsewhere(null)))
  await join(other, courseId)
  expect(await counted(product, 'lessons', other)).toMatchObject([expect.stringMatching(/ 2$/)])
  expect(await counted(product, 'homework', other)).toHaveLength(1)

  await pool.query('update accounts set deleted_at = $2 where id = $1', [leaver.id, product.clock.now()])
  product.clock.advance(accountDurations.deletionBuffer + 1)
  await notesWhoChanges(product, () => eraseDueAccounts(product.platform), leaver)
  expect(await counted(product, 'lessons', other)).toMatchObject([expect.stringMatching(/ 1$/)])
  expect(await counted(product, 'courses', other)).toEqual([])
  // They now lead the group they were asked in.
  expect(await counted(product, 'homework', other)).toEqual([])
})
