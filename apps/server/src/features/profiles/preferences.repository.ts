import { isDeepStrictEqual } from 'node:util'
import type { Preferences } from '@learntrail/contract/profiles/preferences'
import { eq } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../platform/database/index.ts'
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
  let before = await holdChosen(transaction, accountId)
  if (before === undefined) {
    // The row has to be there to be held.
    await transaction.insert(preferences).values({ accountId }).onConflictDoNothing()
    before = (await holdChosen(transaction, accountId)) ?? {}
  }
  const chosen = { ...before, ...change(before) }
  if (!isDeepStrictEqual(chosen, before)) {
    await transaction.update(preferences).set({ chosen }).where(eq(preferences.accountId, accountId))
  }
  return chosen
}

/** By hand, as every publication asks it: Drizzle builds it anew each time. */
const hold = { name: 'hold-chosen', text: 'select chosen from preferences where account_id = $1 for update' }

async function holdChosen(transaction: Transaction, accountId: string): Promise<Chosen | undefined> {
  const held = await clientOf(transaction).query(hold, [accountId])
  return (held.rows as { chosen: Chosen }[])[0]?.chosen
}
