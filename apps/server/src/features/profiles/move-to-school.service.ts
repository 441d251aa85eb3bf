import { profileChanged } from '@learntrail/contract/profiles/events'
import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetAccess } from '../accounts/index.ts'
import { keepAge } from './ages/ages.service.ts'
import { followVouching } from './organization/follow-vouching.service.ts'
import { gradeDetails } from './organization/lists/grades.texts.ts'
import { holdSchool } from './organization/schools.repository.ts'
import { notePlace } from './placements/note-place.service.ts'
import { findOrganization } from './profiles.repository.ts'
import { organizations } from './profiles.tables.ts'
import { tellNamed } from './when-named.kind.ts'

interface Move {
  schoolId: string
  /** Null keeps the grade, if the school is of the same type. */
  grade: GradeCode | null
}

/**
 * Moves a person to a listed school in place of the one they chose or typed, on another person's word. Returns the id
 * of their former school, null if it was typed. Refusals: NOT_AT_SCHOOL, SCHOOL_NOT_FOUND.
 */
export async function moveToSchool(
  platform: Platform,
  transaction: Transaction,
  accountId: string,
  { schoolId, grade }: Move,
): Promise<string | null> {
  const before = (await findOrganization(transaction, accountId))?.row
  if (before?.type !== 'academic_unit') return refuse('NOT_AT_SCHOOL')
  const school = await holdSchool(transaction, schoolId)
  if (school === undefined || (school.isClosed && before.schoolId !== schoolId)) return refuse('SCHOOL_NOT_FOUND')
  const isSameType = before.schoolType === school.type
  const isStudent = before.academicRole === 'student'
  if (isStudent && grade === null && !isSameType) refuseField('grade', 'required')
  if (grade !== null && gradeDetails[grade].schoolType !== school.type) refuseField('grade', 'invalid')
  const at = platform.clock.now()
  await keepAge(platform, transaction, accountId, () =>
    transaction
      .update(organizations)
      .set({
        schoolId,
        schoolType: school.type,
        typedSchoolName: null,
        updatedAt: at,
        ...(isStudent && grade !== null && { grade }),
        // Disciplines and departments differ between types of school.
        ...(!isSameType && { discipline: null, department: null }),
      })
      .where(eq(organizations.accountId, accountId)),
  )
  await followVouching(transaction, accountId)
  const { academicRole } = before
  const said = { schoolId, typedSchoolName: null, academicRole, grade: isStudent ? (grade ?? before.grade) : null }
  await notePlace(transaction, accountId, said, at)
  await tellNamed(platform, transaction, accountId)
  const data = { parts: ['organization'] }
  await platform.events.record(transaction, profileChanged, { actorId: null, subjectId: accountId, data, at })
  forgetAccess(platform, transaction, accountId)
  return before.schoolId
}
