import { emptyDocument, picturesOf } from '@learntrail/contract/content/document'
import type { CourseTrial } from '@learntrail/contract/courses/trial'
import type { Person } from '../../../platform/access/person.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findCourse } from '../courses.repository.ts'
import * as repository from './trial.repository.ts'

/** The unit that everybody may try; the viewer comes as far as the password, no further. */
export async function readTrial(
  { pool }: Platform,
  person: Pick<Person, 'id'>,
  courseId: string,
): Promise<CourseTrial> {
  const row = (await repository.findTrial(pool, person.id, courseId)) ?? refuse('COURSE_NOT_FOUND')
  const text = row.text ?? emptyDocument
  // Another file of the course may be the same by its bytes, under a name that is not for them.
  const named = new Set<string | null>([
    ...row.unit.resources.map(({ courseFileId }) => courseFileId),
    ...picturesOf(text).map(({ attrs }) => attrs.fileId),
  ])
  return { ...row, text, files: row.files.filter(({ _id }) => named.has(_id)) }
}

/** Chooses the unit, null: none; the course is held already. */
export async function chooseTrial(transaction: Transaction, id: string, unitId: string | null): Promise<void> {
  if (unitId === null) return repository.deleteTrial(transaction, id)
  const number = (await findCourse(transaction, id))?.editionNumber ?? 0
  if (number === 0) refuse('COURSE_NOT_PUBLISHED')
  if (!(await repository.putTrial(transaction, id, number, unitId))) refuse('COURSE_UNIT_NOT_FOUND')
}

/** Once there is a new edition: what may be tried is as that has it, and nothing where the unit is gone. */
export async function renewTrial(transaction: Transaction, id: string, number: number): Promise<void> {
  const unitId = await repository.findTrialUnit(transaction, id)
  if (unitId === undefined) return
  if (!(await repository.putTrial(transaction, id, number, unitId))) await repository.deleteTrial(transaction, id)
}
