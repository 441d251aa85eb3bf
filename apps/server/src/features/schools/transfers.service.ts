import type { GradeCode } from '@learntrail/contract/profiles/organization-codes'
import { transferBegun, transferEnded, transferred } from '@learntrail/contract/schools/events'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { forgetAccess } from '../accounts/index.ts'
import {
  countAsInGrade,
  findImportedOf,
  findOrganization,
  findSeatTwice,
  gradeDetails,
  holdList,
  holdSchool,
  isNumberTaken,
  moveImported,
  moveToSchool,
  notePlace,
  saveImported,
  setMoving,
} from '../profiles/index.ts'
import { each, type Many } from './people.service.ts'
import { checkPermitted } from './permitted.policy.ts'
import * as queries from './transfers.repository.ts'

export async function listTransfers({ db, pool }: Platform, me: string, schoolId: string) {
  await checkPermitted(db, me, schoolId)
  return queries.listTransfers(pool, schoolId)
}

/** Begins transfers of pupils to another school; they stay in this school's list until that one takes them in. */
export async function beginTransfers(
  platform: Platform,
  by: Actor,
  { toSchoolId, ...many }: Many & { toSchoolId: string },
): Promise<number> {
  await checkPermitted(platform.db, by.id, many.schoolId)
  if (toSchoolId === many.schoolId) refuseField('toSchoolId', 'invalid')
  if (!(await queries.takesPeople(platform.db, toSchoolId))) refuse('SCHOOL_TAKES_NOBODY')
  const at = platform.clock.now()
  return each(platform, by, many, 'school.transfer_begun', async (transaction, { id, deletedAt }) => {
    const said = await findImportedOf(transaction, id)
    if (said?.academicRole !== 'student') refuse('TRANSFER_OF_PUPILS_ONLY')
    if (deletedAt !== null) return false
    if (!(await setMoving(transaction, id, { schoolId: toSchoolId, at }))) return false
    await platform.events.record(transaction, transferBegun, { actorId: by.id, subjectId: id, at })
    return true
  })
}

interface TakingIn {
  schoolId: string
  personId: string
  studentNumber: string
  grade: GradeCode
  className: string
  seatNumber: string
}

/** Takes a pupil in, with a number and class of the new school; their account and records come along. */
export async function acceptTransfer(platform: Platform, by: Actor, given: TakingIn): Promise<number> {
  const { schoolId, personId: id, studentNumber, grade, className, seatNumber } = given
  await checkPermitted(platform.db, by.id, schoolId)
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await holdList(transaction, schoolId)
    const moving = await queries.holdMoving(transaction, schoolId, id)
    const before = await findImportedOf(transaction, id)
    if (moving?.movingTo !== schoolId || before === undefined) {
      // A repeated call: already taken in.
      if (before?.schoolId === schoolId && before.studentNumber === studentNumber) return 0
      return refuse('TRANSFER_NOT_FOUND')
    }
    const school = await holdSchool(transaction, schoolId)
    if (school === undefined || gradeDetails[grade].schoolType !== school.type) refuseField('grade', 'invalid')
    if (await isNumberTaken(transaction, schoolId, id, studentNumber)) refuse('STUDENT_NUMBER_TAKEN')
    await moveImported(transaction, id, { schoolId, studentNumber, seatNumber })
    await saveImported(transaction, id, { ...before, schoolId, studentNumber, grade, className, seatNumber }, at)
    const twice = await findSeatTwice(transaction, schoolId, [id])
    if (twice !== undefined) refuse('SEAT_NUMBER_TAKEN', { values: { number: twice } })
    // Only a person who has stated their school is moved to the new one.
    if ((await findOrganization(transaction, id))?.row.type === 'academic_unit')
      await moveToSchool(platform, transaction, id, { schoolId, grade })
    const place = { schoolId, typedSchoolName: null, academicRole: 'student' as const, grade, className }
    await notePlace(transaction, id, place, at)
    await countAsInGrade(platform, transaction, { accountId: id, grade })
    await platform.events.record(transaction, transferred, { actorId: by.id, subjectId: id, at })
    forgetAccess(platform, transaction, id)
    const subject = { type: 'account', id } as const
    await audit(platform, transaction, { by, act: 'school.transfer_accepted', subject, data: { schoolId } })
    return 1
  })
}

/** Ends a transfer, refused by one school or withdrawn by the other: the pupil stays where they are. */
export async function endTransfer(
  platform: Platform,
  by: Actor,
  { schoolId, personId: id, reason }: { schoolId: string; personId: string; reason: string },
): Promise<void> {
  await checkPermitted(platform.db, by.id, schoolId)
  await inTransaction(platform.db, async (transaction) => {
    if ((await queries.holdMoving(transaction, schoolId, id)) === undefined) refuse('TRANSFER_NOT_FOUND')
    await setMoving(transaction, id, null)
    const fact = { actorId: by.id, subjectId: id, at: platform.clock.now() }
    await platform.events.record(transaction, transferEnded, fact)
    const subject = { type: 'account', id } as const
    await audit(platform, transaction, { by, act: 'school.transfer_ended', subject, reason, data: { schoolId } })
  })
}
