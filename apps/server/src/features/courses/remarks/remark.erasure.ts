import { sql } from 'drizzle-orm'
import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../../accounts/index.ts'

/** Deletes the person's remarks. One that others replied to is emptied and attributed to the deleted person. */
const remarks: ErasureStep = {
  name: 'courses.remarks',
  counts: 'comments',
  async erase({ transaction, personId, limit }) {
    await ensureDeletedPerson(transaction)
    const { rows } = await transaction.execute(sql`
      with own as (
        select id, exists (select 1 from course_remark_replies reply
          where reply.remark_id = course_remarks.id and reply.author_id <> ${personId}) as is_answered
        from course_remarks where author_id = ${personId} order by id limit ${limit}),
      gone as (delete from course_remarks using own where course_remarks.id = own.id and not own.is_answered),
      left_empty as (
        update course_remarks remark
        set author_id = ${deletedPersonId}, client_id = gen_random_uuid(), content = '', edited_at = null
        from own where remark.id = own.id and own.is_answered)
      select 1 from own`)
    return rows.length
  },
}

export const remarkErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'course_remark_replies', by: 'author_id', counts: 'comments' }),
  remarks,
]
