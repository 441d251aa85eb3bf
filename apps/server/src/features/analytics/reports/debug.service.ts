import type { FigureFilter } from '@learntrail/contract/analytics/analytics'
import type { SchoolQuestion } from '@learntrail/contract/analytics/facts'
import { semesterBefore } from '@learntrail/contract/school-year'
import type { Person } from '../../../platform/access/person.ts'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ask } from './ask.service.ts'
import { countedDays } from './figures.memory.ts'
import { codesByWeek, measuresOf, questionRules, withoutClasses } from './questions.rules.ts'
import { sumsStatement, versionStatement } from './sums.repository.ts'

/**
 * Returns the statements behind an answer, their present duration in milliseconds and their number of rows, but not the
 * rows' content.
 */
export async function debugReport(
  platform: Platform,
  reader: Pick<Person, 'id' | 'staffLevel'>,
  by: Actor,
  { schoolId, question }: { schoolId: string; question: SchoolQuestion },
  filter: FigureFilter,
) {
  const { semester, today } = await ask(platform, reader, schoolId, filter)
  const sumsOf = (of: string) => {
    const { from, to } = countedDays(of, today)
    return sumsStatement({ schoolId, from, until: to, codesByWeek, withoutClasses })
  }
  const statements = []
  for (const statement of [versionStatement(schoolId), sumsOf(semester), sumsOf(semesterBefore(semester))]) {
    const from = performance.now()
    const { rows } = await platform.pool.query(statement)
    const milliseconds = Math.round((performance.now() - from) * 100) / 100
    statements.push({ name: statement.name, text: statement.text, milliseconds, rows: rows.length })
  }
  await audit(platform, platform.db, { by, act: 'school.looked', subject: { type: 'school', id: schoolId } })
  return { statements, measures: measuresOf(questionRules[question]) }
}
