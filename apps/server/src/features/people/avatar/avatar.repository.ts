import type { Pool } from 'pg'
import { fromAccounts } from '../../accounts/index.ts'
import { avatarOf } from '../person-summary.sql.ts'

/** Returns the address of a person's avatar, or null. */
export async function findAvatar(pool: Pool, id: string): Promise<string | null> {
  const found = await pool.query<{ avatar: string | null }>(
    `select ${avatarOf('a')} as avatar ${fromAccounts('a', '$1')}`,
    [id],
  )
  return found.rows[0]?.avatar ?? null
}
