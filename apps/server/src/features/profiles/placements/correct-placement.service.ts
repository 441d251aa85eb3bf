import { placementCorrected } from '@learntrail/contract/profiles/events'
import type { PlacementCorrection } from '@learntrail/contract/profiles/placements'
import { dayIn } from '../../../platform/clock/taipei.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { notePeopleChanged } from '../../../platform/measures/changed-people.ts'
import type { Platform } from '../../../platform/platform.ts'
import { gradeDetails } from '../organization/lists/grades.texts.ts'
import { holdSchool } from '../organization/schools.repository.ts'
import { listPlacements, type Placement, updatePlacement } from './placements.repository.ts'

/**
 * Corrects where a person was, on another person's word; the caller holds the account. The present school and grade are
 * changed elsewhere, with all that depends on them (PLACEMENT_IS_PRESENT). Returns the former placement; undefined if
 * nothing differs.
 */
export async function correctPlacement(
  { events, clock }: Platform,
  transaction: Transaction,
  accountId: string,
  { id, ...given }: PlacementCorrection & { id: string },
): Promise<Placement | undefined> {
  const rows = (await listPlacements(transaction, accountId)).map(({ row }) => row)
  const before = rows.find((row) => row.id === id) ?? refuse('PLACEMENT_NOT_FOUND')
  const after = { ...before, ...given, ...(given.schoolId !== null && { typedSchoolName: null }) }
  const names = ['schoolId', 'grade', 'className', 'from', 'until'] as const
  if (names.every((name) => before[name] === after[name])) return undefined
  const at = clock.now()
  if (before.until === null) {
    if (after.schoolId !== before.schoolId || after.grade !== before.grade) refuse('PLACEMENT_IS_PRESENT')
    if (after.until !== null) refuseField('until', 'invalid')
  } else {
    if (after.until === null) return refuseField('until', 'required')
    await checkSchool(transaction, before, after)
  }
  checkDays(after, dayIn(at))
  const other = rows.find((row) => row.id !== id && overlaps(row, after))
  if (other !== undefined) refuse('PLACEMENTS_OVERLAP')
  notePeopleChanged(transaction, [accountId])
  await updatePlacement(transaction, id, { ...given, typedSchoolName: after.typedSchoolName })
  await events.record(transaction, placementCorrected, {
    actorId: null,
    subjectId: accountId,
    data: { placementId: id },
    at,
  })
  return before
}

async function checkSchool(transaction: Transaction, before: Placement, { schoolId, grade, academicRole }: Placement) {
  if (schoolId === null && before.schoolId !== null) refuseField('schoolId', 'required')
  const school = schoolId === null ? null : await holdSchool(transaction, schoolId)
  if (school === undefined) refuse('SCHOOL_NOT_FOUND')
  if (grade === null) return
  const details = gradeDetails[grade as keyof typeof gradeDetails]
  const fits = academicRole !== 'teacher' && (school === null || details.schoolType === school.type)
  if (!fits) refuseField('grade', 'invalid')
}

/** A placement lies within one school year and does not reach into the future. */
function checkDays({ from, until }: Pick<Placement, 'from' | 'until'>, today: string): void {
  if (from > today) refuseField('from', 'in_future')
  if (until !== null && until > today) refuseField('until', 'in_future')
  if (until !== null && until < from) refuseField('until', 'invalid')
  if (yearEndOf(from) < (until ?? today)) refuse('PLACEMENT_OF_TWO_YEARS')
}

/** Returns the last day of the school year of a day. */
function yearEndOf(day: string): string {
  const year = Number(day.slice(0, 4))
  return `${day.slice(5) >= '08-01' ? year + 1 : year}-07-31`
}

const overlaps = (one: Pick<Placement, 'from' | 'until'>, other: Pick<Placement, 'from' | 'until'>) =>
  (other.until === null || one.from <= other.until) && (one.until === null || other.from <= one.until)
