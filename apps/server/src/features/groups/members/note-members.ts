import type { Transaction } from '../../../platform/database/index.ts'
import { noteFoundChanged } from '../../../platform/measures/changed-people.ts'
import { everybodyIn } from '../visibility.ts'

const members = { name: 'members-changed', text: `select everybody.account_id from ${everybodyIn('$1')} everybody` }

/** Notes that what is counted of those in a group has to be read anew: what is in it is there no more, or is again. */
export const noteMembersChanged = (transaction: Transaction, groupId: string): void =>
  noteFoundChanged(transaction, members, [groupId])
