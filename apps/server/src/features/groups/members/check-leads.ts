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
  const belonging = await findBelonging(transaction, person.id, [groupId])
  if (!belonging.has(groupId)) refuse('GROUP_NOT_FOUND')
  const standing = await standingIn(transaction, person.id, groupId)
  if (!standing.isLeader) refuse('GROUP_ADMIN_REQUIRED')
  if (purpose === 'change' && belonging.get(groupId)?.isArchived) refuse('GROUP_ARCHIVED')
  return standing
}

/** Whether somebody leads a group that is there, and does until the transaction ends. */
export async function leadsNow(transaction: Transaction, person: Actor, groupId: string): Promise<boolean> {
  await findBelonging(transaction, person.id, [groupId])
  return (await standingIn(transaction, person.id, groupId)).isLeader
}
