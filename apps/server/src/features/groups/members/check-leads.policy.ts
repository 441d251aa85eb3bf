import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Actor } from '../actor.rules.ts'
import { findBelonging } from './membership.repository.ts'
import { standingIn } from './standing.repository.ts'

/** Whether the caller will change something in a group, or only read from it. */
export type Purpose = 'change' | 'read'

/**
 * Checks that the person administers the group, and holds that until the transaction ends. Refuses with
 * GROUP_NOT_FOUND, GROUP_ADMIN_REQUIRED or, for changes, GROUP_ARCHIVED.
 */
export async function checkLeads(
  transaction: Transaction,
  person: Actor,
  groupId: string,
  purpose: Purpose = 'change',
) {
  // In this order: the first query locks, so the role read by the second stays until the transaction ends.
  const [belonging, standing] = await Promise.all([
    findBelonging(transaction, person.id, [groupId]),
    standingIn(transaction, person.id, groupId),
  ])
  if (!belonging.has(groupId)) refuse('GROUP_NOT_FOUND')
  if (!standing.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  if (purpose === 'change' && belonging.get(groupId)?.isArchived) refuse('GROUP_ARCHIVED')
  return standing
}

/** Whether the person administers a group that is not deleted; the role is locked until the transaction ends. */
export async function leadsNow(transaction: Transaction, person: Actor, groupId: string): Promise<boolean> {
  const [, { isLeader }] = await Promise.all([
    findBelonging(transaction, person.id, [groupId]),
    standingIn(transaction, person.id, groupId),
  ])
  return isLeader
}
