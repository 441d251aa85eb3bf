import type { SchoolClass } from '@learntrail/contract/groups/classes'
import { groupJoined } from '@learntrail/contract/groups/events'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { levelOf } from '@learntrail/contract/groups/roles'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listReaches } from '../../profiles/index.ts'
import type { Actor } from '../actor.ts'
import { holdAdministered, readGroup } from '../groups.service.ts'
import { addMembers } from '../members/membership.repository.ts'
import { tellMembers } from '../members/tell-members.ts'
import * as repository from './classes.repository.ts'

/** What of the school of a group somebody acts for, who leads the group. */
async function reachOf(platform: Platform, person: Actor, groupId: string): Promise<SchoolPermission> {
  const { role, schoolId } = await readGroup(platform, person, { groupId })
  const permitted = await listReaches(platform.db, person.id)
  const school = permitted.find((one) => one.schoolId === schoolId) ?? refuse('SCHOOL_PERMISSION_REQUIRED')
  const level = levelOf(role)
  if (level !== 0 && level !== 1) refuse('GROUP_ADMIN_REQUIRED')
  return school
}

export async function listClasses(platform: Platform, person: Actor, groupId: string) {
  const school = await reachOf(platform, person, groupId)
  return { items: await repository.listClasses(platform.pool, groupId, school) }
}

/** Adds all who are missing of some classes, under the group's lock, and says who belongs to none of these. */
export async function addClasses(platform: Platform, person: Actor, groupId: string, classes: readonly SchoolClass[]) {
  const chosen = { groupId, classes, ...(await reachOf(platform, person, groupId)) }
  return inTransaction(platform.db, async (transaction) => {
    const group = await holdAdministered(transaction, person, groupId)
    const people = await repository.listPeople(transaction, chosen)
    const missing = people.filter(({ isIn }) => !isIn)
    const coming = missing.filter(({ staysOut }) => !staysOut).map(({ id }) => id)
    if (group.memberCount + coming.length > groupLimits.members)
      refuse('GROUP_FULL', { values: { limit: groupLimits.members } })
    await bringIn(platform, transaction, person, { groupId, name: group.name, ids: coming })
    return {
      added: coming.length,
      known: people.length - missing.length,
      leftOut: missing.length - coming.length,
      others: await repository.listOthers(transaction, chosen, person.id),
    }
  })
}

async function bringIn(
  platform: Platform,
  transaction: Transaction,
  person: Actor,
  { groupId, name, ids }: { groupId: string; name: string; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  const at = platform.clock.now()
  await addMembers(transaction, groupId, ids, at)
  await repository.takeSeats(transaction, groupId, ids)
  for (const memberId of ids) {
    const data = { name, personId: memberId }
    await platform.events.record(transaction, groupJoined, { actorId: person.id, subjectId: groupId, data, at })
  }
  await tellMembers(platform, transaction, groupId, ids)
}
