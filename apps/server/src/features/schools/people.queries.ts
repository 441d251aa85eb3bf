import type { SchoolPeopleFilter, SchoolPerson } from '@learntrail/contract/schools/people'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { everyAccount, isOpenedByPasswordAlone, joinAccount, joinStandingAccount } from '../accounts/index.ts'
import { numberOrder } from '../groups/index.ts'
import { guardiansOfSchool } from '../guardians/index.ts'
import { accountsOfSchool, everyImported, joinImported, schoolNameOf } from '../profiles/index.ts'

/** Cursor of the list of people. */
export type PlaceInList = readonly [role: string, grade: string, className: string, seat: string, number: string]
export const beginning: PlaceInList = ['', '', '', '', '']

export type PersonRow = SchoolPerson & {
  seat: string
  /** E-mail of a teacher, which an importable list needs. */
  email: string | null
  /** As in the list. */
  gender: 'female' | 'male' | null
}

/** A person as a row of the table, which can be imported again. */
export type TableRow = PersonRow & {
  /** Guardians whom the school invited, the first invited first. */
  guardians: { name: string; email: string }[]
}

/** Lists people, students before teachers, by grade, class, seat number and student number. */
export async function listPeople(
  pool: Pool,
  schoolId: string,
  { find, grade, className, academicRole }: SchoolPeopleFilter,
  { from = beginning, limit, more = '' }: { from?: PlaceInList; limit: number; more?: string },
): Promise<PersonRow[]> {
  const values: unknown[] = [schoolId, ...from]
  const add = (value: unknown) => `$${values.push(value)}`
  const order = `i.academic_role, i.grade, i.class_name, ${numberOrder('i.seat_number')}, i.student_number`
  const conditions = ['i.school_id = $1', `(${order}) > ($2, $3, $4, $5, $6)`]
  if (grade !== undefined) conditions.push(`i.grade = ${add(grade)}`)
  if (className !== undefined) conditions.push(`i.class_name = ${add(className)}`)
  if (academicRole !== undefined) conditions.push(`i.academic_role = ${add(academicRole)}`)
  if (find !== undefined) {
    const piece = add(`%${escapeLike(find)}%`)
    conditions.push(`(i.full_name ilike ${piece} or a.display_name ilike ${piece} or i.student_number ilike ${piece}
      or a.username ilike ${piece} or i.seat_number = ${add(find.toUpperCase())})`)
  }
  const found = await pool.query<PersonRow>(
    `select a.id, i.academic_role as "academicRole", i.full_name as "fullName", a.display_name as "displayName", a.username,
        i.student_number as "studentNumber", i.grade, i.class_name as "className", i.seat_number as "seatNumber",
        ${numberOrder('i.seat_number')} as seat, case when i.academic_role = 'teacher' then a.email end as email, i.gender,
        ${schoolNameOf('i.moving_to')} as "movingTo",
        case when a.deleted_at is not null then 'closed' when a.is_default_password then 'new' else 'used' end as state,
        a.deleted_at is null and i.academic_role = 'student' and ${isOpenedByPasswordAlone('a')} as "mayGetPassword"${more}
      from ${everyImported('i')} ${joinAccount('a', 'i.account_id')}
      where ${conditions.join(' and ')} order by ${order} ${limitTo(limit)}`,
    values,
  )
  return found.rows
}

/** Lists everybody with their guardians. */
export async function readTable(pool: Pool, schoolId: string, filter: SchoolPeopleFilter, now: Date) {
  const more = `, ${guardiansOfSchool('a.id', `'${now.toISOString()}'::timestamptz`)} as guardians`
  return (await listPeople(pool, schoolId, filter, { limit: 20_000, more })) as TableRow[]
}

export async function listClasses(pool: Pool, schoolId: string) {
  const found = await pool.query<{ grade: string; className: string; people: number }>(
    `select i.grade, i.class_name as "className", count(*)::int as people
      from ${accountsOfSchool('$1')} i group by 1, 2 order by 1, 2`,
    [schoolId],
  )
  return found.rows
}

export async function countTeachers(pool: Pool, schoolId: string): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select count(*)::int as count from ${everyImported('i')} ${joinStandingAccount('a', 'i.account_id')}
      where i.school_id = $1 and i.academic_role = 'teacher'`,
    [schoolId],
  )
  return found.rows[0]?.count ?? 0
}

/** Locks accounts that a school made until the transaction ends, in order of their ids; returns those that exist. */
export async function holdListed(transaction: Transaction, schoolId: string, ids: readonly string[]) {
  const { rows } = await transaction.execute<{ id: string; deletedAt: string | null }>(sql`
    select a.id, a.deleted_at as "deletedAt" from ${sql.raw(everyAccount('a'))}
      ${sql.raw(joinImported('i', 'a.id'))} and i.school_id = ${schoolId}
    where a.id = any(${sql.param([...ids])}::uuid[]) order by a.id for update of a`)
  return rows
}
