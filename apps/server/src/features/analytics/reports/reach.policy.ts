import type { ReadSchool, SchoolPlace } from '@learntrail/contract/analytics/analytics'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import type { Person } from '../../../platform/access/person.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSchoolName, listReaches } from '../../profiles/index.ts'

type Reader = Pick<Person, 'id' | 'staffLevel'>

/** Returns the schools whose figures a person sees because they act for them. */
export async function listSchools({ db }: Platform, { id }: Reader): Promise<ReadSchool[]> {
  const reaches = await listReaches(db, id)
  return reaches.map(({ schoolId, schoolName, reach }) => ({
    id: schoolId,
    name: schoolName,
    reach,
    isForStaff: false,
  }))
}

/** Returns how far the reader sees a school's figures. Refuses with `SCHOOL_NOT_FOUND` if they see none. */
export async function reachSchool(platform: Platform, reader: Reader, schoolId: string): Promise<ReadSchool> {
  const own = (await listSchools(platform, reader)).find(({ id }) => id === schoolId)
  if (own !== undefined) return own
  if (reader.staffLevel === null) return refuse('SCHOOL_NOT_FOUND')
  const name = (await findSchoolName(platform.db, schoolId)) ?? refuse('SCHOOL_NOT_FOUND')
  return { id: schoolId, name, reach: null, isForStaff: true }
}

/** Whether a part of a school lies within a reach; a null reach is the whole school. */
export function isWithin({ grade, className }: SchoolPlace, reach: SchoolReach | null): boolean {
  if (reach === null) return true
  return reach.some((one) => one.grade === grade && (one.className === null || one.className === className))
}
