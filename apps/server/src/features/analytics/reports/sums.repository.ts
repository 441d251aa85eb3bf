import type { MeasureName } from '@learntrail/contract/analytics/facts'
import type { Pool } from 'pg'

/** A row of the sums, as `analytics_summaries` keeps it. */
export interface SumRow {
  measure: MeasureName
  /** The first day of the week; empty: of the whole semester. */
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
  /** The first and the last day of the semester; weeks that begin after `until` are left out. */
  from: string
  until: string
  /** Of these the codes are wanted by week as well. */
  codesByWeek: readonly MeasureName[]
  /** Of these classes have nothing. */
  withoutClasses: readonly MeasureName[]
}

/** School, first day, until, measures with codes by week, those without classes. */
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

/** The statement that reads all that is summed of a school in a semester. */
export const sumsStatement = ({ schoolId, from, until, codesByWeek, withoutClasses }: Asked) => ({
  ...sums,
  values: [schoolId, from, until, codesByWeek, withoutClasses],
})

export async function readSums(pool: Pool, asked: Asked): Promise<SumRow[]> {
  const { rows } = await pool.query<SumRow>(sumsStatement(asked))
  return rows
}

/** What is summed of a whole school on a day: measure, count, people. */
export async function readDay(pool: Pool, schoolId: string, day: string) {
  const { rows } = await pool.query<Pick<SumRow, 'measure' | 'count' | 'people'>>({
    name: 'read-analytics-day',
    text: `select measure, count::float8 as count, people from analytics_summaries
      where school_id = $1 and span = 'day' and from_day = $2 and level = 0 and code = ''`,
    values: [schoolId, day],
  })
  return rows
}

/** The first days of semesters of which something is known of a school, newest first. */
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

/** Parts of a school that had pupils in the semester that begins on a day. */
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

/** How often the sums of a school have changed. */
export async function readVersion(pool: Pool, schoolId: string): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(versionStatement(schoolId))
  return rows[0]?.version ?? 0
}
