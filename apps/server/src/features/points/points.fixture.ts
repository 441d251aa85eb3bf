import { randomUUID } from 'node:crypto'
import { memberRoles } from '@learntrail/contract/groups/roles'
import type { OwnPoints } from '@learntrail/contract/points/points'
import { newId } from '../../platform/ids/ids.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { newClass } from '../gradebook/gradebook.fixture.ts'
import { place } from '../groups/groups.fixture.ts'

export const pointPath = (groupId: string, rest = '') => `/api/v2/group-point/${groupId}${rest}`

/** Makes a teacher's class with these students. */
export async function classWith(product: TestApp, teacher: TestPerson, pupils: readonly TestPerson[], name?: string) {
  const groupId = await newClass(product, teacher, name)
  for (const pupil of pupils) await place(product, groupId, pupil.id, memberRoles.member)
  return groupId
}

export const issueBody = (people: readonly { id: string }[], change: object = {}) => ({
  clientId: randomUUID(),
  memberIds: people.map(({ id }) => id),
  points: 5,
  reason: '主動幫同學講解',
  ...change,
})

export const issue = (teacher: TestPerson, groupId: string, people: readonly { id: string }[], change: object = {}) =>
  teacher.browser.post(pointPath(groupId, '/manuallyIssuePoints'), issueBody(people, change))

export async function ownPoints(pupil: TestPerson, groupId: string, query = ''): Promise<OwnPoints> {
  const answer = await pupil.browser.get(`/api/v2/group-point/getSelfPointRead?groupId=${groupId}${query}`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** Sets the balance of a member, or of the budget for null, by an ordinary entry. The group must have given points. */
export async function bringTo(
  { platform: { pool } }: TestApp,
  groupId: string,
  { personId, balance }: { personId: string | null; balance: number },
): Promise<void> {
  await pool.query(
    `with held as (
       select its.id, $3 - its.balance as change, product.id as product_id
       from point_accounts its join point_accounts product on product.group_id = its.group_id and product.kind = 'product'
       where its.group_id = $1 and (its.account_id = $2 or ($2::uuid is null and its.kind = 'budget'))
     ), moved as (
       insert into point_entries (group_id, id, kind, from_id, to_id, amount)
       select $1, $4, 'carried', case when change > 0 then product_id else id end,
         case when change > 0 then id else product_id end, abs(change) from held
     )
     update point_accounts a set balance = $3 from held where a.group_id = $1 and a.id = held.id`,
    [groupId, personId, balance, newId()],
  )
}
