import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'
import { everybodyIn } from '../visibility.sql.ts'

const members = { name: 'members-changed', text: `select everybody.account_id from ${everybodyIn('$1')} everybody` }

/** Notes that figures of a group's members must be counted again, after the group disappears or returns. */
export const noteMembersChanged = (transaction: Transaction, groupId: string): void =>
  noteFoundChanged(transaction, members, [groupId])
