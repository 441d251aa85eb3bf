import { uploadReminded } from '@learntrail/contract/analytics/events'
import type { ReadinessState } from '@learntrail/contract/analytics/facts'
import { analyticsLimits } from '@learntrail/contract/analytics/limits'
import { semesterOf } from '@learntrail/contract/school-year'
import type { Person } from '../../../platform/access/person.ts'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { measures } from '../../../platform/measures/measures.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ask } from '../reports/ask.service.ts'
import { readMeasured } from '../summaries/summaries.repository.ts'
import { listPupilsOf, noteReminded } from './pupils.repository.ts'

interface Reminder {
  grade: string
  className?: string | undefined
  state: Exclude<ReadinessState, 'ready'>
}

/**
 * Reminds the pupils of a grade or class who lack something for this semester's national upload, each at most once a
 * day. Does not return how many there are: the figures may hide that number.
 */
export async function remindPupils(
  platform: Platform,
  reader: Pick<Person, 'id' | 'staffLevel'>,
  by: Actor,
  schoolId: string,
  { grade, className, state }: Reminder,
): Promise<void> {
  const filter = { grade, ...(className !== undefined && { className }) }
  const { school, semester, today } = await ask(platform, reader, schoolId, filter)
  if (school.isForStaff) return refuse('FIGURES_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    const pupils = await listPupilsOf(transaction, { schoolId, grade, className: className ?? null })
    const states = await statesOf(platform, transaction, pupils, today)
    const ids = states.flatMap(([id, its]) => (its === state ? [id] : []))
    if (ids.length === 0) return
    const told = await noteReminded(transaction, { schoolId, ids, today, limit: analyticsLimits.reminded })
    if (told.length === 0) return refuse('PUPILS_REMINDED_TODAY')
    const at = platform.clock.now()
    const data = { semester, state, personIds: told }
    await platform.events.record(transaction, uploadReminded, { actorId: reader.id, subjectId: schoolId, data, at })
    const subject = { type: 'school' as const, id: schoolId }
    await audit(platform, transaction, { by, act: 'school.pupils_reminded', subject, data: { semester, grade, state } })
  })
}

/** Returns each pupil's state in the semester of `today`; `nothing` if the measure has no row for them. */
async function statesOf({ declared }: Platform, transaction: Transaction, ids: readonly string[], today: string) {
  const measure = declared.of(measures).filter(({ name }) => name === 'readiness')
  const measured = await readMeasured(transaction, measure, ids, today)
  const { semester } = semesterOf(today)
  return ids.map((id) => {
    const now = measured.get(id)?.find(({ day }) => semesterOf(day).semester === semester)
    return [id, now?.code ?? 'nothing'] as const
  })
}
