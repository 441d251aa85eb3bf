import { groupDeleted, groupRestored } from '@learntrail/contract/groups/events'
import type { Transaction } from '../../../platform/database/index.ts'
import { boundOf, type Month, monthAfter } from '../../../platform/database/months/months.rules.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'
import type { Platform } from '../../../platform/platform.ts'

const holders = {
  name: 'holders-of-points',
  text: 'select account_id from point_accounts where group_id = $1 and account_id is not null',
}

/** Marks the measures of everybody who has had points in a group, former members included, as changed. */
export const noteHolders = (transaction: Transaction, groupId: string): void =>
  noteFoundChanged(transaction, holders, [groupId])

const holdersOfMonth = {
  name: 'holders-of-points-in-month',
  text: `select distinct holder.account_id from point_entries e
    join point_accounts holder on holder.group_id = e.group_id and holder.id = e.to_id and holder.account_id is not null
    where e.id >= $1 and e.id < $2`,
}

/** Same, for a month whose entries are deleted. */
export const noteHoldersOf = (transaction: Transaction, month: Month): void =>
  noteFoundChanged(transaction, holdersOfMonth, [boundOf(month), boundOf(monthAfter(month))])

/** Points of a deleted group do not count, and count again once it is restored. */
export function noteHoldersOfGroups({ events }: Platform): void {
  for (const kind of [groupDeleted, groupRestored])
    events.on(kind, 'points.note-holders', async ({ subjectId }, transaction) => noteHolders(transaction, subjectId))
}
