import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { joinStandingAccount } from '../../accounts/index.ts'

/**
 * Where a person was a pupil, by the school's list: what people say of themselves has no class. Both days are included;
 * an open placement lasts to the end of its school year.
 */
export interface PupilPlace {
  schoolId: string
  /** Empty if not stated. */
  grade: string
  className: string
  from: string
  to: string
}

/** SQL: the last day of a placement; for an open one, that of its school year. */
export const lastDay = 'coalesce(p.until_day, make_date(p.school_year + 1912, 7, 31))'

/** SQL: placements `p` of pupils at listed schools whose accounts are not being deleted. */
export const placed = `placements p ${joinStandingAccount('a', 'p.account_id')}
  where p.school_id is not null and p.class_name is not null and p.academic_role = 'student'`

/** Returns where people were pupils, by person, in order of days. */
export async function readPupilPlaces(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, PupilPlace[]>> {
  const { rows } = await clientOf(transaction).query(pupilPlaces, [ids])
  const people = new Map<string, PupilPlace[]>()
  for (const { id, ...place } of rows as (PupilPlace & { id: string })[]) {
    people.set(id, [...(people.get(id) ?? []), place])
  }
  return people
}

const pupilPlaces = {
  name: 'read-pupil-places',
  text: `select p.account_id as id, p.school_id as "schoolId", coalesce(p.grade, '') as grade,
      p.class_name as "className", to_char(p.from_day, 'YYYY-MM-DD') as "from",
      to_char(${lastDay}, 'YYYY-MM-DD') as "to"
    from ${placed} and p.account_id = any($1) order by p.account_id, p.from_day`,
}

/** Lists pupils by id, after one. */
export async function listPupilsAfter(transaction: Transaction, after: string, limit: number): Promise<string[]> {
  const { rows } = await clientOf(transaction).query(pupilsAfter, [after, limit])
  return (rows as { id: string }[]).map(({ id }) => id)
}

const pupilsAfter = {
  name: 'pupils-after',
  text: `select distinct p.account_id as id from ${placed} and p.account_id > $1 order by 1 limit $2`,
}

/**
 * SQL of the measure of pupils: one row per week, or part of a week in a semester, on the first day of it that they
 * were there.
 */
export const pupilWeeks = `select p.account_id, at_day::date as day, '' as code, 1 as count
  from placements p cross join lateral generate_series(p.from_day::timestamp, ${lastDay}::timestamp, '1 day') at_day
  where p.account_id = any($1) and p.school_id is not null and p.class_name is not null and p.academic_role = 'student'
    and (extract(isodow from at_day) = 1 or at_day::date = p.from_day or to_char(at_day, 'MM-DD') = '02-01')`
