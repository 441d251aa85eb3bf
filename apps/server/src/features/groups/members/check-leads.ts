import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Actor } from '../actor.ts'
import { findBelonging } from './membership.repository.ts'
import { standingIn } from './standing.repository.ts'

/** What somebody means to do with what is in a group: change something, or only take from it. */
export type Purpose = 'change' | 'read'

/** Whoever makes something for a group leads it, and does until the transaction ends. */
export async function checkLeads(
  transaction: Transaction,
  person: Actor,
  groupId: string,
  purpose: Purpose = 'change',
) {
  // In this order: who is held stands so until the transaction ends.
  const [belonging, standing] = await Promise.all([
    findBelonging(transaction, person.id, [groupId]),
    standingIn(transaction, person.id, groupId),
  ])
  if (!belonging.has(groupId)) refuse('GROUP_NOT_FOUND')
  if (!standing.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  if (purpose === 'change' && belonging.get(groupId)?.isArchived) refuse('GROUP_ARCHIVED')
  return standing
}

/** Whether somebody leads a group that is there, and does until the transaction ends. */
export async function leadsNow(transaction: Transaction, person: Actor, groupId: string): Promise<boolean> {
  const [, { isLeader }] = await Promise.all([
    findBelonging(transaction, person.id, [groupId]),
    standingIn(transaction, person.id, groupId),
  ])
  return isLeader
}
