import { sql } from 'drizzle-orm'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { withdrawConfirmations } from '../../eportfolio/index.ts'

const deleteOf = (table: string): ErasureStep => ({
  name: `${table} of the person`,
  async erase({ transaction, personId, limit }) {
    const of = sql.identifier(table)
    const gone = await transaction.execute(sql`delete from ${of} where ctid in
      (select ctid from ${of} where person_id = ${personId} limit ${limit})`)
    return gone.rowCount ?? 0
  },
})

/** Withdraws the confirmations too, so that copies of a certificate can be recognised as withdrawn. */
const certificates: ErasureStep = {
  name: 'course_certificates of the person',
  async erase({ platform, transaction, personId, limit }) {
    const gone = await transaction.execute<{ code: string }>(sql`delete from course_certificates where ctid in
      (select ctid from course_certificates where person_id = ${personId} limit ${limit}) returning code`)
    const codes = gone.rows.map(({ code }) => code)
    if (codes.length > 0) await withdrawConfirmations(transaction, codes, platform.clock.now())
    return codes.length
  },
}

/** Certificates of others stay, without the teacher's name. */
const taught: ErasureStep = {
  name: 'course_certificates name them no more',
  async erase({ transaction, personId, limit }) {
    const named = JSON.stringify([{ id: personId }])
    const changed = await transaction.execute(sql`
      update course_certificates set teachers =
        (select coalesce(jsonb_agg(teacher), '[]') from jsonb_array_elements(teachers) teacher
          where teacher ->> 'id' <> ${personId})
      where ctid in (select ctid from course_certificates where teachers @> ${named}::jsonb limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

export const reflectionErasure: readonly ErasureStep[] = [
  deleteOf('course_reflections'),
  deleteOf('course_records'),
  certificates,
  taught,
]
