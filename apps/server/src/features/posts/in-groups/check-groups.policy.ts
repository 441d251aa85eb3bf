import { privacy as privacyCodes } from '@learntrail/contract/posts/posts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { findBelonging } from '../../groups/index.ts'

interface ForGroups {
  privacy: number
  groupIds: string[]
}

/** Refuses a record for groups that names no group. */
export function checkHasGroups({ privacy, groupIds }: ForGroups): void {
  if (privacy === privacyCodes.group && groupIds.length === 0) refuseField('groupIds', 'required')
}

/**
 * Returns the groups that a record of this owner will be in; none unless its privacy is `group`. The owner must belong
 * to each, and it must not be archived (GROUP_NOT_FOUND, GROUP_ARCHIVED), unless the record is in it already
 * (`before`): a former member may go on changing what they wrote there.
 */
export async function checkGroups(
  transaction: Transaction,
  ownerId: string,
  { privacy, groupIds }: ForGroups,
  before: readonly string[] = [],
): Promise<string[]> {
  checkHasGroups({ privacy, groupIds })
  if (privacy !== privacyCodes.group) return []
  const added = groupIds.filter((id) => !before.includes(id))
  const belonging = await findBelonging(transaction, ownerId, added)
  if (added.some((id) => !belonging.has(id))) refuse('GROUP_NOT_FOUND')
  if (added.some((id) => belonging.get(id)?.isArchived)) refuse('GROUP_ARCHIVED')
  return groupIds
}
