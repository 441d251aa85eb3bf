import { isDeepStrictEqual } from 'node:util'
import type { Preferences } from '@learntrail/contract/profiles/preferences'
import { eq } from 'drizzle-orm'
import { clientOf, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { preferences } from './profiles.tables.ts'

/** The preferences that a person chose; the rest has its default. */
export type Chosen = Partial<Preferences>

export async function findChosen(db: Queryable, accountId: string): Promise<Chosen> {
  const found = await db
    .select({ chosen: preferences.chosen })
    .from(preferences)
    .where(eq(preferences.accountId, accountId))
  return found[0]?.chosen ?? {}
}

/** Changes a person's preferences based on the locked present ones: simultaneous changes do not undo each other. */
export async function changeChosen(
  transaction: Transaction,
  accountId: string,
  change: (chosen: Chosen) => Chosen,
): Promise<Chosen> {
  let before = await holdChosen(transaction, accountId)
  if (before === undefined) {
    // The row must exist to be locked.
    await transaction.insert(preferences).values({ accountId }).onConflictDoNothing()
    before = (await holdChosen(transaction, accountId)) ?? {}
  }
  const chosen = { ...before, ...change(before) }
  if (!isDeepStrictEqual(chosen, before)) {
    await transaction.update(preferences).set({ chosen }).where(eq(preferences.accountId, accountId))
  }
  return chosen
}

/** By hand, since every publication runs it and Drizzle builds a statement anew each time. */
const hold = { name: 'hold-chosen', text: 'select chosen from preferences where account_id = $1 for update' }

async function holdChosen(transaction: Transaction, accountId: string): Promise<Chosen | undefined> {
  const held = await clientOf(transaction).query(hold, [accountId])
  return (held.rows as { chosen: Chosen }[])[0]?.chosen
}
