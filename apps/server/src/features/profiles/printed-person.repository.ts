import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Pool } from 'pg'
import { everyAccount } from '../accounts/index.ts'
import { joinBelonging } from './profiles.sql.ts'

/** A person as a document names them. */
export interface PrintedPerson {
  displayName: string
  schoolName: string | null
  locale: Locale
}

/** Returns a person as a document names them; undefined if there is no such account. */
export async function findPrinted(pool: Pool, id: string): Promise<PrintedPerson | undefined> {
  const found = await pool.query<PrintedPerson>({
    name: 'printed-person',
    text: `select a.display_name as "displayName", coalesce(s.name, o.typed_school_name) as "schoolName", a.locale
      from ${everyAccount('a')} ${joinBelonging} where a.id = $1`,
    values: [id],
  })
  return found.rows[0]
}
