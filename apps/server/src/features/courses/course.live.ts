import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Tells those who teach or learn a course to reload it. */
export async function tellOfCourse({ realtime }: Platform, transaction: Transaction, id: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select owner_id as id from courses where id = ${id}
    union select person_id from course_editors where course_id = ${id} and is_accepted
    union select person_id from course_learners where course_id = ${id} and has_joined`)
  await realtime.tell(transaction, ...rows.map((row) => ({ topic: row.id, kind: 'updateCourse' as const, id })))
}
