import { randomUUID } from 'node:crypto'
import type { Group } from '@learntrail/contract/groups/group'
import type { GroupType, MemberRole } from '@learntrail/contract/groups/roles'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { findRole, putStanding } from './members/membership.repository.ts'

let made = 0

/** A group that is like no other, made by the product's own call. */
export async function newGroup(
  owner: TestPerson,
  change: Partial<{ type: GroupType; name: string; handle: string; description: string; tags: string[] }> = {},
): Promise<Group> {
  made += 1
  const body = { type: 'open', name: `第${made}組`, handle: `group-${made}`, clientId: randomUUID(), ...change }
  const answer = await owner.browser.post('/api/v2/api/addGroup', body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ group: Group }>().group
}

/** Gives somebody a role in a group, without being asked or asking. */
export async function place(
  { platform }: TestApp,
  groupId: string,
  accountId: string,
  role: MemberRole,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const before = await findRole(transaction, groupId, accountId)
    await putStanding(transaction, { groupId, accountId, role, since: platform.clock.now() }, before)
  })
}
