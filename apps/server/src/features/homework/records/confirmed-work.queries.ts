import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import type { ConfirmedWanted, ConfirmedWork } from '../../posts/index.ts'
import { ownWork } from '../visibility.sql.ts'

/** Returns those pieces of a student's work whose latest version was certified. */
export async function findConfirmedWork(
  db: Queryable,
  studentId: string,
  { ids, fileIds }: ConfirmedWanted,
): Promise<ConfirmedWork[]> {
  const { rows } = await db.execute<ConfirmedWork & Record<string, unknown>>(sql`
    select h.id, v.receipt, q.title, a.display_name as certifier,
      (r.released_at at time zone 'Asia/Taipei')::date::text as day, false as "isChanged", v.text,
      array(select f.file_id::text from homework_version_files f where f.version_id = v.id) as "fileIds"
    from (select ${studentId}::uuid as id) o, homework_hand_ins h join homework_questions q on q.id = h.question_id
      join homework_versions v on v.hand_in_id = h.work_id and v.number = h.version_count
      join lateral (select * from homework_remarks r where r.hand_in_id = h.work_id and r.released_at is not null
        order by r.released_at desc, r.id desc limit 1) r on r.certifies and r.hand_in_version = v.number
      ${sql.raw(joinAccount('a', 'r.corrector_id'))}
    where ${sql.raw(ownWork('o.id', 'h', 'q'))} and h.state = 'reviewed' and (h.id = any(${sql.param([...ids])}::uuid[])
      or v.id in (select f.version_id from homework_version_files f where f.file_id = any(${sql.param([...fileIds])}::uuid[])))
    order by h.id`)
  return rows
}
