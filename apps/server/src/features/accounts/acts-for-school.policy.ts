import type { Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { listPermittedSchools } from './school-permissions.repository.ts'

/** Refuses with `SCHOOL_NOT_FOUND` unless the account acts for the whole school. */
export async function checkActsForSchool(db: Queryable, accountId: string, schoolId: string): Promise<void> {
  if (!(await listPermittedSchools(db, accountId)).includes(schoolId)) refuse('SCHOOL_NOT_FOUND')
}
