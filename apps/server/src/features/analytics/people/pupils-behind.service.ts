import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { MeasureName } from '@learntrail/contract/analytics/facts'
import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import { daysOfSemester } from '@learntrail/contract/school-year'
import { z } from 'zod'
import type { Person } from '../../../platform/access/person.ts'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { dayAfter, mondayOf } from '../../../platform/clock/taipei.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Asked, ask } from '../reports/ask.service.ts'
import { wholeSemester } from '../reports/figures.rules.ts'
import type { Entry } from '../summaries/contributions.rules.ts'
import { readContributions } from '../summaries/summaries.repository.ts'
import { listContributors, listListed } from './pupils.repository.ts'

interface Behind extends FigureFilter {
  grade: string
  className: string
  measure: MeasureName
  code?: string | undefined
  without?: boolean | undefined
  cursor?: string | undefined
}

const key = z.tuple([z.string().max(60), z.uuid()])

/**
 * Lists the pupils of a class who have some of a measure, or none (`without`). Includes pupils who were in the class
 * during the period and are still on the school's list. Writes an audit entry for each pupil on the page.
 */
export async function listPupilsBehind(
  platform: Platform,
  reader: Pick<Person, 'id' | 'staffLevel'>,
  by: Actor,
  schoolId: string,
  { measure, code, without = false, cursor, ...filter }: Behind,
) {
  const asked = await ask(platform, reader, schoolId, filter)
  // Staff see figures only.
  if (asked.school.isForStaff) return refuse('FIGURES_NOT_FOUND')
  const after = cursor === undefined ? undefined : decodeCursor(cursor, key)
  const of = { schoolId, grade: filter.grade, className: filter.className }
  const ids = await listContributors(platform.pool, of)
  const counts = await inTransaction(platform.db, async (transaction) => {
    const contributions = await readContributions(transaction, ids)
    return new Map(ids.map((id) => [id, countIn(contributions.get(id) ?? [], asked, of, { measure, code })]))
  })
  const isBehind = (id: string) => {
    const { isThere, count } = counts.get(id) ?? { isThere: false, count: 0 }
    return isThere && count > 0 !== without
  }
  const pupils = (await listListed(platform.pool, schoolId, ids.filter(isBehind))).filter(
    ({ seat, id }) => after === undefined || seat > after[0] || (seat === after[0] && id > after[1]),
  )
  const page = pageOf(pupils, analyticsLimits.people, ({ seat, id }) => [seat, id])
  await inTransaction(platform.db, async (transaction) => {
    for (const { id } of page.items) {
      const subject = { type: 'account' as const, id }
      const data = { schoolId, measure, semester: asked.semester }
      await audit(platform, transaction, { by, act: 'school.figures_looked', subject, data })
    }
  })
  const { grade, className } = of
  return {
    ...page,
    items: page.items.map(({ id, person, fullName, seatNumber }) => ({
      person,
      grade,
      className,
      seatNumber,
      fullName,
      count: counts.get(id)?.count ?? 0,
    })),
  }
}

interface Counted {
  /** Whether the pupil was in the class during the period. */
  isThere: boolean
  count: number
}

function countIn(
  entries: readonly Entry[],
  { semester, week }: Asked,
  of: { schoolId: string; grade: string; className: string },
  { measure, code }: { measure: MeasureName; code: string | undefined },
): Counted {
  const { from, to } =
    week === wholeSemester ? daysOfSemester(semester) : { from: week, to: dayAfter(mondayOf(week), 6) }
  const here = entries.filter(
    ([school, grade, className, , day]) =>
      school === of.schoolId && grade === of.grade && className === of.className && from <= day && day <= to,
  )
  const isThere = here.some(([, , , one]) => one === 'pupils')
  const counted = here.filter(([, , , one, , its]) => one === measure && (code === undefined || its === code))
  return { isThere, count: counted.reduce((sum, [, , , , , , count]) => sum + count, 0) }
}
