import { groupDeleted, groupRoleChanged } from '@learntrail/contract/groups/events'
import { memberRoles } from '@learntrail/contract/groups/roles'
import { asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { groupMembers, groups } from './groups.tables.ts'
import { giveStanding } from './members/give-standing.service.ts'
import { findRole } from './members/membership.repository.ts'

/** Returns who takes a group over: the administrator who has belonged longest, or else such a member. */
async function findSuccessor(transaction: Transaction, groupId: string): Promise<string | undefined> {
  const found = await transaction
    .select({ accountId: groupMembers.accountId })
    .from(groupMembers)
    .where(sql`${groupMembers.groupId} = ${groupId} and ${groupMembers.level} > 0`)
    .orderBy(asc(groupMembers.level), asc(groupMembers.since), asc(groupMembers.accountId))
    .limit(1)
  return found[0]?.accountId
}

const handOverGroups: ErasureStep = {
  name: 'groups handed over',
  async erase({ transaction, personId, platform, limit }) {
    const owned = await transaction
      .select()
      .from(groups)
      .where(eq(groups.ownerId, personId))
      .orderBy(groups.id)
      .limit(limit)
      .for('update')
    for (const { id, name, deletedAt } of owned) {
      const next = await findSuccessor(transaction, id)
      const since = platform.clock.now()
      const fact = { actorId: null, subjectId: id, at: since }
      if (next === undefined) {
        await transaction.delete(groups).where(eq(groups.id, id))
        // The group's name is erased with the person who chose it.
        if (deletedAt === null) await platform.events.record(transaction, groupDeleted, { ...fact, data: { name: '' } })
        continue
      }
      const before = await findRole(transaction, id, next)
      await transaction.update(groups).set({ ownerId: next }).where(eq(groups.id, id))
      await giveStanding(
        platform,
        transaction,
        { groupId: id, accountId: next, role: memberRoles.topAdministrator, since },
        before,
      )
      const roles = { role: String(memberRoles.topAdministrator), roleBefore: String(before) }
      await platform.events.record(transaction, groupRoleChanged, { ...fact, data: { name, personId: next, ...roles } })
    }
    return owned.length
  },
}

const leaveGroups: ErasureStep = {
  name: 'group_members account_id',
  async erase({ transaction, personId, platform, limit }) {
    const joined = await transaction
      .select({ groupId: groupMembers.groupId, role: groupMembers.role })
      .from(groupMembers)
      .where(eq(groupMembers.accountId, personId))
      .orderBy(groupMembers.groupId)
      .limit(limit)
    const since = platform.clock.now()
    for (const { groupId, role } of joined) {
      await transaction.select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for('update')
      await giveStanding(platform, transaction, { groupId, accountId: personId, role: memberRoles.guest, since }, role)
    }
    return joined.length
  },
}

/**
 * Hands a leaving person's groups to a successor, and deletes those without any other member; then removes the person
 * from all groups.
 */
export const groupErasure: readonly ErasureStep[] = [
  handOverGroups,
  leaveGroups,
  deleteRows({ table: 'group_requests', by: 'account_id' }),
  deleteRows({ table: 'group_bans', by: 'account_id' }),
  deleteRows({ table: 'group_links', by: 'made_by' }),
]
