import { emptyDocument, picturesOf } from '@learntrail/contract/content/document'
import type { CourseTrial } from '@learntrail/contract/courses/trial'
import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findCourse } from '../courses.repository.ts'
import * as repository from './trial.repository.ts'

/** Returns the trial unit to a viewer who can reach the course, even without its password. */
export async function readTrial(
  { pool }: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
): Promise<CourseTrial> {
  const row = (await repository.findTrial(pool, person.id, courseId)) ?? refuse('COURSE_NOT_FOUND')
  const text = row.text ?? emptyDocument
  // Another course file may share the same stored file under a name that is not public.
  const named = new Set<string | null>([
    ...row.unit.resources.map(({ courseFileId }) => courseFileId),
    ...picturesOf(text).map(({ attrs }) => attrs.fileId),
  ])
  return { ...row, text, files: row.files.filter(({ _id }) => named.has(_id)) }
}

/** Chooses the trial unit, or none with null; the caller has locked the course. */
export async function chooseTrial(transaction: Transaction, id: string, unitId: string | null): Promise<void> {
  if (unitId === null) return repository.deleteTrial(transaction, id)
  const number = (await findCourse(transaction, id))?.editionNumber ?? 0
  if (number === 0) refuse('COURSE_NOT_PUBLISHED')
  if (!(await repository.putTrial(transaction, id, number, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
}

/** Updates the trial to a new edition; removes it if the unit is gone. */
export async function renewTrial(transaction: Transaction, id: string, number: number): Promise<void> {
  const unitId = await repository.findTrialUnit(transaction, id)
  if (unitId === undefined) return
  if (!(await repository.putTrial(transaction, id, number, unitId))) await repository.deleteTrial(transaction, id)
}
