import { randomUUID } from 'node:crypto'
import type { Group } from '@learntrail/contract/groups/group'
import type { GroupType, MemberRole } from '@learntrail/contract/groups/roles'
import { inTransaction } from '../../platform/database/index.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { addPermissions } from '../accounts/index.ts'
import { importedAccounts } from '../profiles/account-import/imported-accounts.tables.ts'
import { giveStanding } from './members/give-standing.service.ts'
import { findRole } from './members/membership.repository.ts'

let made = 0

/** Makes a group with unique values through the product's own call. */
export async function newGroup(
  owner: TestPerson,
  change: Partial<{
    type: GroupType
    name: string
    handle: string
    description: string
    tags: string[]
    schoolId: string
  }> = {},
): Promise<Group> {
  made += 1
  const body = { type: 'open', name: `第${made}組`, handle: `group-${made}`, clientId: randomUUID(), ...change }
  const answer = await owner.browser.post('/api/v2/api/addGroup', body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ group: Group }>().group
}

/** Gives a person a role in a group directly in the database. */
export async function place(
  { platform }: TestApp,
  groupId: string,
  accountId: string,
  role: MemberRole,
): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const before = await findRole(transaction, groupId, accountId)
    await giveStanding(platform, transaction, { groupId, accountId, role, since: platform.clock.now() }, before)
  })
}

const schoolsUsed = new WeakMap<TestApp, number>()

/** Takes a school that no other test uses and lets the person act for it; returns its id. */
export async function newSchoolOf(product: TestApp, person: { id: string }): Promise<string> {
  const { platform, clock } = product
  const used = schoolsUsed.get(product) ?? 0
  schoolsUsed.set(product, used + 1)
  const { rows } = await platform.pool.query<{ id: string }>(
    'select id from schools order by code, id limit 1 offset $1',
    [used],
  )
  const schoolId = rows[0]?.id
  if (schoolId === undefined) throw new Error(`Only ${used} schools are there: make one`)
  await addPermissions(platform.db, person.id, [schoolId], clock.now())
  return schoolId
}

let imported = 0

/** Marks a person's account as imported by their school. */
export async function importInto(
  { platform }: TestApp,
  schoolId: string,
  one: { accountId: string; grade: string; className: string } & Partial<typeof importedAccounts.$inferInsert>,
): Promise<void> {
  imported += 1
  await platform.db.insert(importedAccounts).values({
    schoolId,
    studentNumber: `s${imported}`,
    fullName: '林小雨',
    importedAt: platform.clock.now(),
    ...one,
  })
}
