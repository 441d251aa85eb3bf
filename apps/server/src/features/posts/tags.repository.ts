import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'

/** A person's own tags, those used most first. */
export async function listCustomTags(db: Database, ownerId: string): Promise<{ name: string; count: number }[]> {
  const found = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count from posts, unnest(custom_tags) as tag
    where owner_id = ${ownerId} group by tag order by count(*) desc, tag limit 200`)
  return found.rows
}
