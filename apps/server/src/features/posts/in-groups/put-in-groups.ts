import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellMembers } from '../../groups/index.ts'
import { setGroups } from './post-groups.repository.ts'

/** Puts a record that is in the groups `before` into these and no others, and has those who look at a group know. */
export async function putInGroups(
  platform: Platform,
  transaction: Transaction,
  postId: string,
  groupIds: string[],
  before: readonly string[],
): Promise<void> {
  if (groupIds.length === 0 && before.length === 0) return
  const changed = await setGroups(transaction, postId, groupIds)
  for (const groupId of changed) await tellMembers(platform, transaction, groupId, [])
}
