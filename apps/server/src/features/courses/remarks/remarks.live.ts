import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'

/** Tells those who teach a course, the only readers of its remarks, to reload them. */
export async function tellOfRemarks({ realtime }: Platform, transaction: Transaction, courseId: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select owner_id as id from courses where id = ${courseId}
    union select person_id from course_editors where course_id = ${courseId} and is_accepted`)
  const told = rows.map(({ id }) => ({ topic: id, kind: 'updateRemarks' as const, id: courseId }))
  await realtime.tell(transaction, ...told)
}
