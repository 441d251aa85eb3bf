import type { MeasureName } from '@learntrail/contract/analytics/facts'
import type { Pool } from 'pg'

/** A row of `analytics_summaries`. */
export interface SumRow {
  measure: MeasureName
  /** The first day of the week; empty for the whole semester. */
  week: string
  level: 0 | 1 | 2
  grade: string
  className: string
  code: string
  count: number
  people: number
}

interface Asked {
  schoolId: string
  /** The first day of the semester. Weeks that begin after `until` are left out. */
  from: string
  until: string
  /** Measures whose codes are also wanted by week. */
  codesByWeek: readonly MeasureName[]
  /** Measures without rows for classes. */
  withoutClasses: readonly MeasureName[]
}

/** $1 school, $2 first day, $3 until, $4 measures with codes by week, $5 measures without classes. */
const sums = {
  name: 'read-analytics-sums',
  text: `select measure, case span when 'week' then to_char(from_day, 'YYYY-MM-DD') else '' end as week, level, grade,
      class_name as "className", code, count::float8 as count, people
    from analytics_summaries
    where school_id = $1
      and (span = 'semester' and from_day = $2
        or span = 'week' and from_day between $2 and $3 and (code = '' or measure = any($4)))
      and (level < 2 or measure <> all($5))`,
}

/** Returns the statement that reads all sums of a school in a semester. */
export const sumsStatement = ({ schoolId, from, until, codesByWeek, withoutClasses }: Asked) => ({
  ...sums,
  values: [schoolId, from, until, codesByWeek, withoutClasses],
})

export async function readSums(pool: Pool, asked: Asked): Promise<SumRow[]> {
  const { rows } = await pool.query<SumRow>(sumsStatement(asked))
  return rows
}

/** Returns a whole school's sums of a day: measure, count, people. */
export async function readDay(pool: Pool, schoolId: string, day: string) {
  const { rows } = await pool.query<Pick<SumRow, 'measure' | 'count' | 'people'>>({
    name: 'read-analytics-day',
    text: `select measure, count::float8 as count, people from analytics_summaries
      where school_id = $1 and span = 'day' and from_day = $2 and level = 0 and code = ''`,
    values: [schoolId, day],
  })
  return rows
}

/** Returns the first days of the semesters a school has sums for, newest first. */
export async function listSemesters(pool: Pool, schoolId: string, until: string): Promise<string[]> {
  const { rows } = await pool.query<{ day: string }>({
    name: 'list-analytics-semesters',
    text: `select to_char(from_day, 'YYYY-MM-DD') as day from analytics_summaries
      where school_id = $1 and span = 'semester' and measure = 'pupils' and level = 0 and from_day <= $2
      order by from_day desc`,
    values: [schoolId, until],
  })
  return rows.map(({ day }) => day)
}

/** Returns the parts of a school that had pupils in the semester beginning on `from`. */
export async function listPlaces(pool: Pool, schoolId: string, from: string) {
  const { rows } = await pool.query<Pick<SumRow, 'level' | 'grade' | 'className'>>({
    name: 'list-analytics-places',
    text: `select level, grade, class_name as "className" from analytics_summaries
      where school_id = $1 and span = 'semester' and from_day = $2 and measure = 'pupils' and code = ''`,
    values: [schoolId, from],
  })
  return rows
}

export const versionStatement = (schoolId: string) => ({
  name: 'read-analytics-version',
  text: 'select version::float8 as version from analytics_schools where school_id = $1',
  values: [schoolId],
})

/** Returns how often a school's sums have changed. */
export async function readVersion(pool: Pool, schoolId: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(versionStatement(schoolId))
  return rows[0]?.version ?? 0
}
