import type { SchoolCode } from '@learntrail/contract/teachers/teachers'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../platform/database/index.ts'
import { isoTime } from '../../platform/database/iso-time.ts'
import { everyPermission, joinAccount } from '../accounts/index.ts'
import { personSummaryOf, visiblePerson } from '../people/index.ts'
import { joinSchool } from '../profiles/index.ts'
import { schoolCodes } from './teachers.tables.ts'

/** How many users of a code are shown. */
const shownUsers = 50

type CodeRow = Omit<SchoolCode, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** Valid codes of the schools that the viewer acts for. $1 viewer, $2 now. */
const codesQuery = {
  name: 'school-codes',
  text: `select c.id, c.code, c.school_id as "schoolId", s.name as "schoolName", c.uses,
      c.created_at as "createdAt", c.expires_at as "expiresAt",
      (select count(*) from teacher_verifications v where v.code_id = c.id)::int as "usedCount",
      coalesce((select json_agg(u.person order by u.at desc) from (
        select ${personSummaryOf('a')} as person, v.at from teacher_verifications v ${joinAccount('a', 'v.account_id')}
        where v.code_id = c.id and ${visiblePerson('$1', 'a')} order by v.at desc limit ${shownUsers}) u), '[]') as "usedBy"
    from ${everyPermission('p')} join school_codes c on c.school_id = p.school_id ${joinSchool('s', 'c.school_id')}
    where p.account_id = $1 and p.reach is null and c.expires_at > $2 and c.revoked_at is null
    order by c.id desc`,
}

/** SQL: the codes of a school that may be used at a moment, newest first, as JSON. */
export const openCodesOf = (school: string, moment: string) =>
  `(select coalesce(json_agg(json_build_object('id', c.id, 'code', c.code, 'uses', c.uses, 'expiresAt',
      ${isoTime('c.expires_at')}, 'usedCount', (select count(*) from teacher_verifications v where v.code_id = c.id))
      order by c.id desc), '[]') from school_codes c
    where c.school_id = ${school} and c.revoked_at is null and c.expires_at > ${moment})`

export async function listCodes(pool: Pool, viewer: string, now: Date): Promise<CodeRow[]> {
  const found = await pool.query<CodeRow>({ ...codesQuery, values: [viewer, now] })
  return found.rows
}

/** Serialises making codes of a school until the transaction ends, so that the limit holds. */
export async function holdCodes(transaction: Transaction, schoolId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${schoolId}`}, 0))`)
}

export async function insertCode(transaction: Transaction, row: typeof schoolCodes.$inferInsert): Promise<void> {
  await transaction.insert(schoolCodes).values(row)
}

export async function countHolding(transaction: Transaction, schoolId: string, now: Date): Promise<number> {
  const ofSchool = eq(schoolCodes.schoolId, schoolId)
  return transaction.$count(schoolCodes, and(ofSchool, gt(schoolCodes.expiresAt, now), isNull(schoolCodes.revokedAt)))
}

/** Revokes a code of one of these schools; returns it, or undefined if it was revoked or does not exist. */
export async function endCode(transaction: Transaction, id: string, schools: readonly string[], now: Date) {
  if (schools.length === 0) return undefined
  const ended = await transaction
    .update(schoolCodes)
    .set({ revokedAt: now })
    .where(and(eq(schoolCodes.id, id), inArray(schoolCodes.schoolId, [...schools]), isNull(schoolCodes.revokedAt)))
    .returning()
  return ended[0]
}
