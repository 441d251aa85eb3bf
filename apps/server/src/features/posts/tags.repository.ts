import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'

/** Lists a person's own tags with how often each is used, most used first; at most 200. */
export async function listCustomTags(db: Database, ownerId: string): Promise<{ name: string; count: number }[]> {
  const found = await db.execute<{ name: string; count: number }>(sql`
    select tag as name, count(*)::int as count from posts, unnest(custom_tags) as tag
    where owner_id = ${ownerId} group by tag order by count(*) desc, tag limit 200`)
  return found.rows
}
