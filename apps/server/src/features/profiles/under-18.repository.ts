import { eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { organizations, profiles } from './profiles.tables.ts'
import { isUnder18 } from './under-18.rules.ts'

/** Of these people those who are under 18 at a moment. */
export async function findUnder18(db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db
    .select({
      id: accounts.id,
      birthYear: profiles.birthYear,
      registrationRole: accounts.registrationRole,
      organization: organizations,
    })
    .from(accounts)
    .leftJoin(profiles, eq(profiles.accountId, accounts.id))
    .leftJoin(organizations, eq(organizations.accountId, accounts.id))
    .where(inArray(accounts.id, [...ids]))
  return new Set(rows.filter((row) => isUnder18(row, now)).map(({ id }) => id))
}
