import type { Preferences } from '@learntrail/contract/profiles/preferences'
import { eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { preferences } from './profiles.tables.ts'

/** What a person has chosen; the rest has its default. */
export type Chosen = Partial<Preferences>

export async function findChosen(db: Queryable, accountId: string): Promise<Chosen> {
  const found = await db
    .select({ chosen: preferences.chosen })
    .from(preferences)
    .where(eq(preferences.accountId, accountId))
  return found[0]?.chosen ?? {}
}

/** Changes what a person has chosen, from what it is at this moment: changes made at once do not undo each other. */
export async function changeChosen(
  transaction: Transaction,
  accountId: string,
  change: (chosen: Chosen) => Chosen,
): Promise<Chosen> {
  // The row has to be there to be held.
  await transaction.insert(preferences).values({ accountId }).onConflictDoNothing()
  const held = await transaction
    .select({ chosen: preferences.chosen })
    .from(preferences)
    .where(eq(preferences.accountId, accountId))
    .for('update')
  const before = held[0]?.chosen ?? {}
  const chosen = { ...before, ...change(before) }
  await transaction.update(preferences).set({ chosen }).where(eq(preferences.accountId, accountId))
  return chosen
}
