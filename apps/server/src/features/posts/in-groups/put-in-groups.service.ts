import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellMembers } from '../../groups/index.ts'
import { setGroups } from './post-groups.repository.ts'

/** Moves a record from the groups `before` to exactly these, and tells the members of each group that changed. */
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
