import type { TestApp } from '../../../testing/test-app.ts'

/** All sums and contributions in a fixed order, to compare two ways of computing them. */
export async function sumsOf({ platform }: TestApp) {
  const [sums, contributions] = await Promise.all([
    platform.pool.query('select s::text from analytics_summaries s order by 1'),
    platform.pool.query('select c::text from analytics_contributions c order by 1'),
  ])
  return { sums: sums.rows.map(({ s }) => s as string), contributions: contributions.rows.map(({ c }) => c as string) }
}

/** One row of the sums; undefined if it does not exist. */
export async function sumOf(
  { platform }: TestApp,
  at: {
    schoolId: string
    span: string
    measure: string
    grade?: string
    className?: string
    code?: string
    from?: string
  },
) {
  const level = at.className !== undefined ? 2 : at.grade !== undefined ? 1 : 0
  const { rows } = await platform.pool.query<{ count: number; people: number }>(
    `select sum(count)::int as count, sum(people)::int as people from analytics_summaries
      where school_id = $1 and span = $2 and measure = $3 and level = $4 and grade = $5 and class_name = $6 and code = $7
        and ($8::date is null or from_day = $8)`,
    [at.schoolId, at.span, at.measure, level, at.grade ?? '', at.className ?? '', at.code ?? '', at.from ?? null],
  )
  return { count: rows[0]?.count ?? 0, people: rows[0]?.people ?? 0 }
}
