import type { Transaction } from '../../../platform/database/index.ts'
import { kindOf } from '../../../platform/declared.ts'
import type { Platform } from '../../../platform/platform.ts'

/**
 * Follows who belongs to a group and who administers it, in the transaction that changes it. Called after the change,
 * with the people whose standing is another; a group that is deleted takes with it what hangs on it.
 */
export type MembershipFollower = (
  transaction: Transaction,
  groupId: string,
  personIds: readonly string[],
) => Promise<void>

export const membershipFollowers = kindOf<MembershipFollower>('followers of memberships')

/** Lets everything that follows memberships follow a change of these people's. */
export async function followMembership(
  { declared }: Platform,
  transaction: Transaction,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  for (const follow of declared.of(membershipFollowers)) await follow(transaction, groupId, personIds)
}
