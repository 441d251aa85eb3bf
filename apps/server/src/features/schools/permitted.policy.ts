import type { Queryable } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { listPermissions } from '../profiles/index.ts'

/** Refuses a person who does not act for the whole school (SCHOOL_NOT_FOUND); returns its name. */
export async function checkPermitted(db: Queryable, me: string, schoolId: string): Promise<string> {
  const permitted = (await listPermissions(db, me)).find((one) => one.schoolId === schoolId)
  return (permitted ?? refuse('SCHOOL_NOT_FOUND')).schoolName
}
