import type { Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { listPermittedSchools } from './school-permissions.repository.ts'

/** Whoever does not act for the whole of a school is told that there is none. */
export async function checkActsForSchool(db: Queryable, accountId: string, schoolId: string): Promise<void> {
  if (!(await listPermittedSchools(db, accountId)).includes(schoolId)) refuse('SCHOOL_NOT_FOUND')
}
