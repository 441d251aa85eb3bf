import type { Transfer } from '@learntrail/contract/schools/transfers'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { everyAccount, everyPermission, joinStandingAccount } from '../accounts/index.ts'
import { everyImported, joinImported, joinSchool } from '../profiles/index.ts'

/** Lists the pupils coming to a school and those leaving it. */
export async function listTransfers(pool: Pool, schoolId: string) {
  const { rows } = await pool.query<Transfer & { isComing: boolean }>(
    `select i.account_id as id, i.full_name as "fullName", i.student_number as "studentNumber", i.grade,
        i.class_name as "className", s.name as "schoolName", ${isoTime('i.moving_since')} as since,
        i.moving_to = $1 as "isComing"
      from ${everyImported('i')} ${joinStandingAccount('a', 'i.account_id')}
        ${joinSchool('s', 'case when i.moving_to = $1 then i.school_id else i.moving_to end')}
      where i.moving_to is not null and (i.moving_to = $1 or i.school_id = $1)
      order by i.moving_since, i.student_number, i.account_id`,
    [schoolId],
  )
  const of = (which: boolean) =>
    rows.filter(({ isComing }) => isComing === which).map(({ isComing: _, ...transfer }): Transfer => transfer)
  return { coming: of(true), leaving: of(false) }
}

/** Returns whether anybody could take pupils in: the school is open and a person acts for all of it. */
export async function takesPeople(db: Queryable, schoolId: string): Promise<boolean> {
  const { rows } =
    await db.execute(sql`select 1 from ${sql.raw(everyPermission('p'))} ${sql.raw(joinSchool('s', 'p.school_id'))}
    where p.school_id = ${schoolId} and p.reach is null and s.closed_at is null limit 1`)
  return rows.length > 0
}

/** Locks a pupil moving from or to a school; undefined if they are not. */
export async function holdMoving(transaction: Transaction, schoolId: string, accountId: string) {
  const { rows } = await transaction.execute<{ schoolId: string; movingTo: string }>(sql`
    select i.school_id as "schoolId", i.moving_to as "movingTo" from ${sql.raw(everyAccount('a'))}
      ${sql.raw(joinImported('i', 'a.id'))}
    where a.id = ${accountId} and a.deleted_at is null and i.moving_to is not null
      and (i.moving_to = ${schoolId} or i.school_id = ${schoolId}) for update of a`)
  return rows[0]
}
