import type { Pool } from 'pg'
import { everyAccount } from '../../accounts/index.ts'
import { joinBelonging } from '../../profiles/index.ts'

export interface Viewer {
  displayName: string
  school: string | null
}

/** Returns the reader's display name and school. */
export async function findViewer(pool: Pool, id: string): Promise<Viewer | undefined> {
  const found = await pool.query<Viewer>({
    name: 'watermark-viewer',
    text: `select a.display_name as "displayName", coalesce(s.name, o.typed_school_name) as school
      from ${everyAccount('a')}
      ${joinBelonging}
      where a.id = $1`,
    values: [id],
  })
  return found.rows[0]
}
