import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'

/** Something of somebody's own that a teacher has confirmed, for documents that are made of it. */
export interface ConfirmedWork {
  id: string
  /** Of what was handed in: a record that was made of homework has that of the homework. */
  receipt: string
  /** What was asked. */
  title: string
  /** Null once their account is gone. */
  certifier: string | null
  /** On which it was confirmed, in Taiwan. */
  day: string
  /** It says something else now. */
  isChanged: boolean
  text: string
  fileIds: string[]
}

/** Which of it is looked for: what is named, and what has one of these files. */
export interface ConfirmedWanted {
  ids: readonly string[]
  fileIds: readonly string[]
}

/** Those of somebody's records that were confirmed. */
export async function findConfirmedRecords(
  db: Queryable,
  ownerId: string,
  { ids, fileIds }: ConfirmedWanted,
): Promise<ConfirmedWork[]> {
  const { rows } = await db.execute<ConfirmedWork & Record<string, unknown>>(sql`
    select p.id, c.receipt, c.question as title, a.display_name as certifier,
      (c.certified_at at time zone 'Asia/Taipei')::date::text as day, c.changed_at is not null as "isChanged", p.text,
      array(select pf.file_id::text from post_files pf where pf.post_id = p.id) as "fileIds"
    from posts p join post_certifications c on c.post_id = p.id left join accounts a on a.id = c.certifier_id
    where p.owner_id = ${ownerId} and (p.id = any(${sql.param([...ids])}::uuid[])
      or p.id in (select pf.post_id from post_files pf where pf.file_id = any(${sql.param([...fileIds])}::uuid[])))
    order by p.id`)
  return rows
}
