import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'

/** A person's own work that a teacher certified, for documents made from it. */
export interface ConfirmedWork {
  id: string
  /** Receipt of the hand-in; a record made from homework has that of the homework. */
  receipt: string
  /** The title of the question. */
  title: string
  /** Display name; null once the teacher's account is deleted. */
  certifier: string | null
  /** The day of certification in Taiwan. */
  day: string
  /** Whether it was changed since. */
  isChanged: boolean
  text: string
  fileIds: string[]
}

/** What to look for: works by id, and works that hold one of these files. */
export interface ConfirmedWanted {
  ids: readonly string[]
  fileIds: readonly string[]
}

/** Finds which of a person's records are certified. */
export async function findConfirmedRecords(
  db: Queryable,
  ownerId: string,
  { ids, fileIds }: ConfirmedWanted,
): Promise<ConfirmedWork[]> {
  const { rows } = await db.execute<ConfirmedWork & Record<string, unknown>>(sql`
    select p.id, c.receipt, c.question as title, a.display_name as certifier,
      (c.certified_at at time zone 'Asia/Taipei')::date::text as day, c.changed_at is not null as "isChanged", p.text,
      array(select pf.file_id::text from post_files pf where pf.post_id = p.id) as "fileIds"
    from posts p join post_certifications c on c.post_id = p.id left ${sql.raw(joinAccount('a', 'c.certifier_id'))}
    where p.owner_id = ${ownerId} and (p.id = any(${sql.param([...ids])}::uuid[])
      or p.id in (select pf.post_id from post_files pf where pf.file_id = any(${sql.param([...fileIds])}::uuid[])))
    order by p.id`)
  return rows
}
