import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'

/** What was asked stays with the group, as nobody's; its files were the person's and go. */
const questionsStay: ErasureStep = {
  name: 'homework_questions writer_id',
  async erase({ transaction, personId, limit }) {
    await ensureDeletedPerson(transaction)
    const given = await transaction.execute(sql`
      update homework_questions set writer_id = ${deletedPersonId}, client_id = gen_random_uuid(), file_ids = '{}'
      where id in (select id from homework_questions where writer_id = ${personId} order by id limit ${limit})`)
    return given.rowCount ?? 0
  },
}

/** What was said of a piece of work is its student's as well. */
const remarksStay: ErasureStep = {
  name: 'homework_remarks corrector_id',
  async erase({ transaction, personId, limit }) {
    await ensureDeletedPerson(transaction)
    const given = await transaction.execute(sql`
      update homework_remarks set corrector_id = ${deletedPersonId}, client_id = gen_random_uuid()
      where id in (select id from homework_remarks where corrector_id = ${personId} order by id limit ${limit})`)
    return given.rowCount ?? 0
  },
}

/** A student's work goes, with its versions, receipts and what was said of it. */
export const homeworkErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'homework_hand_ins', by: 'student_id' }),
  deleteRows({ table: 'homework_assignees', by: 'account_id' }),
  deleteRows({ table: 'homework_revisers', by: 'account_id' }),
  deleteRows({ table: 'homework_archives', by: 'owner_id' }),
  deleteRows({ table: 'homework_phrases', by: 'owner_id' }),
  deleteRows({ table: 'homework_calendars', by: 'owner_id' }),
  questionsStay,
  remarksStay,
]
