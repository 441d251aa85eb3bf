import type { Transaction } from '../../platform/database/index.ts'
import { accounts } from './accounts.tables.ts'

/** Stands for everybody whose account has ended, where something of theirs has to stay for others. */
export const deletedPersonId = '00000000-0000-7000-8000-00000000dead'

/** Makes sure that there is one: an account that nobody can open, and that to everybody is a deleted one. */
export async function ensureDeletedPerson(transaction: Transaction): Promise<void> {
  const beginning = new Date(0)
  await transaction
    .insert(accounts)
    .values({
      id: deletedPersonId,
      username: '-',
      registrationRole: 'other',
      passwordUpdatedAt: beginning,
      createdAt: beginning,
      deletedAt: beginning,
    })
    .onConflictDoNothing()
}
