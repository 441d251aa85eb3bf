import type { Pool } from 'pg'

export interface Viewer {
  displayName: string
  school: string | null
}

/** Returns the reader's display name and school. */
export async function findViewer(pool: Pool, id: string): Promise<Viewer | undefined> {
  const found = await pool.query<Viewer>({
    name: 'watermark-viewer',
    text: `select a.display_name as "displayName", coalesce(s.name, o.typed_school_name) as school
      from accounts a
      left join organizations o on o.account_id = a.id
      left join schools s on s.id = o.school_id
      where a.id = $1`,
    values: [id],
  })
  return found.rows[0]
}
