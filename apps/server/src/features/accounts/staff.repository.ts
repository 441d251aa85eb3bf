import { eq, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { accounts } from './accounts.tables.ts'

/** Makes the account with the configured e-mail an operator, once it exists and the address is confirmed. */
export async function nameStaff({ config, db, clock }: Platform): Promise<void> {
  if (config.staffEmail === undefined) return
  await db
    .update(accounts)
    .set({
      role: 'operator',
      grownUpSince: sql`coalesce(${accounts.grownUpSince}, ${clock.now().toISOString()}::timestamptz)`,
    })
    .where(sql`${eq(sql`lower(${accounts.email})`, config.staffEmail)} and ${accounts.emailVerifiedAt} is not null`)
}
