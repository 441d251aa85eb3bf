import type { MemberRole } from '@learntrail/contract/groups/roles'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from './membership.repository.ts'
import { followMembership } from './membership-followers.kind.ts'

/** Moves a person from one role to another, with everything that follows it; the caller has locked the group. */
export async function giveStanding(
  platform: Platform,
  transaction: Transaction,
  standing: repository.Standing,
  before: MemberRole,
): Promise<void> {
  await repository.putStanding(transaction, standing, before)
  await followMembership(platform, transaction, standing.groupId, [standing.accountId])
}

/** Makes people members who were none, with everything that follows it; the caller has locked the group. */
export async function giveMembership(
  platform: Platform,
  transaction: Transaction,
  groupId: string,
  personIds: string[],
  since: Date,
): Promise<void> {
  await repository.addMembers(transaction, groupId, personIds, since)
  await followMembership(platform, transaction, groupId, personIds)
}
