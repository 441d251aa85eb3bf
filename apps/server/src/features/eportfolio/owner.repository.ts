import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { Pool } from 'pg'
import { everyAccount } from '../accounts/index.ts'
import { joinBelonging } from '../profiles/index.ts'

/** The owner as printed in a document. */
export interface PrintedOwner {
  displayName: string
  schoolName: string | null
}

export interface Owner extends PrintedOwner {
  locale: Locale
}

/** Returns the owner as printed in a document; undefined if there is no such account. */
export async function findOwner(pool: Pool, id: string): Promise<Owner | undefined> {
  const found = await pool.query<Owner>({
    name: 'eportfolio-owner',
    text: `select a.display_name as "displayName", coalesce(s.name, o.typed_school_name) as "schoolName", a.locale
      from ${everyAccount('a')} ${joinBelonging}
      where a.id = $1`,
    values: [id],
  })
  return found.rows[0]
}
