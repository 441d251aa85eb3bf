import type { ThingsOf } from '../../../platform/measures/school-things.ts'
import { lastDay, placed } from './pupil-places.queries.ts'

/**
 * SQL: where a school's pupils were during some days, as rows of `account_id`, `from_day`, `last_day`, `is_meant` (of
 * these grades and classes). $1 school, $2–3 grades and classes or null, $4–5 first and last day.
 */
export const pupilsOfSchool = `(
  select p.account_id, p.from_day, ${lastDay} as last_day, $2::text[] is null or exists (
      select 1 from unnest($2::text[], $3::text[]) meant(grade, class_name)
      where meant.grade = coalesce(p.grade, '')
        and (meant.class_name is null or meant.class_name = coalesce(p.class_name, ''))) as is_meant
  from ${placed} and p.school_id = $1::uuid and p.from_day <= $5::date and ${lastDay} >= $4::date
    and p.school_year between extract(year from $4::date)::int - 1912 and extract(year from $5::date)::int - 1911)`

/** Returns the values of $1 to $5. */
export const pupilsAsked = ({ schoolId, classes, from, to }: ThingsOf): unknown[] => [
  schoolId,
  classes?.map(({ grade }) => grade) ?? null,
  classes?.map(({ className }) => className) ?? null,
  from,
  to,
]
