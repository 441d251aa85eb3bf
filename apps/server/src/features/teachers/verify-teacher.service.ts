import type { ErrorCode } from '@learntrail/contract/errors'
import { durations } from '@learntrail/contract/limits'
import { teacherVerified } from '@learntrail/contract/teachers/events'
import { vouchingLimits } from '@learntrail/contract/teachers/limits'
import { inTransaction, isUniqueViolation, type Queryable, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMailToken, lockAccount, lookUp, mailLink, updateAccount, useMailToken } from '../accounts/index.ts'
import { findOrganization } from '../profiles/index.ts'
import { isOfTeacher } from './school-address.rules.ts'
import { domainsOf } from './school-domains.repository.ts'
import * as repository from './teachers.repository.ts'

/** Whether an e-mail is one of a school's teachers. */
async function fits({ config }: Platform, db: Queryable, email: string, schoolId: string | null): Promise<boolean> {
  if (schoolId === null) return false
  return isOfTeacher(email, await domainsOf(db, schoolId), config.educationalDomains)
}

/**
 * Mails a link to an e-mail that only teachers of the caller's school can have. Refusals: TEACHER_VERIFIED_ALREADY,
 * EMAIL_NOT_EDUCATIONAL, TEACHER_EMAIL_IN_USE.
 */
export async function askByEmail(platform: Platform, me: string, email: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const { account, schoolId, isSettled } = await holdTeacher(transaction, me)
    if (isSettled) refuse('TEACHER_VERIFIED_ALREADY')
    if (!(await fits(platform, transaction, email, schoolId))) refuse('EMAIL_NOT_EDUCATIONAL')
    await refuseOthers(transaction, me, email)
    const { locale } = account
    const adds = { email, passwordHash: null }
    await mailLink(transaction, platform, 'teacher', { accountId: me, email, locale, adds })
  })
}

/**
 * Verifies the caller by the mailed link, which proves the e-mail; the session tells the account. Returns the e-mail.
 */
export async function confirmEmail(platform: Platform, me: string, mailedToken: string): Promise<string> {
  const token = await findMailToken(platform.db, mailedToken)
  if (token.purpose !== 'teacher') refuse('TOKEN_INVALID')
  if (token.accountId !== me) refuse('LINK_OF_OTHER_ACCOUNT')
  const email = token.email ?? refuse('TOKEN_INVALID')
  await inTransaction(platform.db, async (transaction) => {
    const { schoolId } = await holdTeacher(transaction, me)
    // They may have chosen another school since.
    if (!(await fits(platform, transaction, email, schoolId))) refuse('EMAIL_NOT_EDUCATIONAL')
    await useMailToken(transaction, token, platform.clock.now())
    await refuseOthers(transaction, me, email)
    await keep(platform, transaction, me, { email, schoolId })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'teacher_verifications_email')) refuse('TEACHER_EMAIL_IN_USE')
    throw error
  })
  return email
}

/**
 * Verifies the caller by a code of their school. Guesses are counted as log-ins are. Returns the name of the school.
 */
export async function useCode(
  platform: Platform,
  me: string,
  { code, address }: { code: string; address: string },
): Promise<string> {
  const find = () => repository.findCode(platform.db, code, platform.clock.now())
  const found = (await lookUp(platform, { name: `school code ${me}`, address }, find)) ?? refuse('SCHOOL_CODE_INVALID')
  return inTransaction(platform.db, async (transaction) => {
    const { account, schoolId, schoolName, isSettled } = await holdTeacher(transaction, me)
    if (schoolId !== found.schoolId) refuse('SCHOOL_CODE_OF_OTHER_SCHOOL')
    const before = await repository.findVerification(transaction, me)
    if (before?.codeId === found.id && account.teacherVerifiedAt !== null) return schoolName
    if (isSettled) refuse('TEACHER_VERIFIED_ALREADY')
    const used = await repository.holdCode(transaction, found.id)
    if (used >= found.uses) refuse('SCHOOL_CODE_INVALID')
    await keep(platform, transaction, me, { codeId: found.id, schoolId: found.schoolId })
    return schoolName
  })
}

async function holdTeacher(transaction: Transaction, me: string, notOne: ErrorCode = 'NOT_A_TEACHER') {
  const account = (await lockAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
  const belonging = await findOrganization(transaction, me)
  if (belonging?.row.academicRole !== 'teacher') return refuse(notOne)
  const { schoolId } = belonging.row
  // A teacher verified for another school is asked again.
  const isSettled = account.teacherVerifiedAt !== null && (schoolId === null || account.vouchedSchoolId === schoolId)
  return { account, schoolId, schoolName: belonging.school?.name ?? '', isSettled }
}

/**
 * Verifies a teacher at once whose account e-mail, confirmed at sign-up, is one of the school's; runs when they state
 * where they teach.
 */
export async function verifyByOwnAddress(
  transaction: Transaction,
  accountId: string,
  platform: Platform,
): Promise<void> {
  const belonging = await findOrganization(transaction, accountId)
  if (belonging?.row.academicRole !== 'teacher') return
  const { account, schoolId, isSettled } = await holdTeacher(transaction, accountId)
  const { email, emailVerifiedAt } = account
  if (isSettled || email === null || emailVerifiedAt === null) return
  if (!(await fits(platform, transaction, email, schoolId))) return
  const holder = await repository.findVerifiedBy(transaction, email)
  if (holder !== undefined && holder !== accountId) return
  await keep(platform, transaction, accountId, { email, schoolId })
}

/** Verifies a colleague on the word of a teacher for whom their school vouches. */
export async function vouchFor(platform: Platform, me: string, personId: string): Promise<void> {
  await inTransaction(platform.db, async (transaction) => {
    const mine = await holdTeacher(transaction, me, 'VOUCHING_NOT_ALLOWED')
    const how = await repository.findVerification(transaction, me)
    // A teacher verified only by a colleague cannot vouch for others.
    if (!mine.isSettled || mine.account.teacherVerifiedAt === null || mine.schoolId === null || how?.vouchedBy != null)
      return refuse('VOUCHING_NOT_ALLOWED')
    if (!(await repository.isSeenTeacher(transaction, me, personId))) return refuse('USER_NOT_FOUND')
    const theirs = await holdTeacher(transaction, personId)
    if (theirs.schoolId !== mine.schoolId) return refuse('TEACHER_OF_OTHER_SCHOOL')
    if (theirs.isSettled) return
    const since = new Date(platform.clock.now().getTime() - durations.day)
    if ((await repository.countVouched(transaction, me, since)) >= vouchingLimits.aDay)
      return refuse('VOUCHING_LIMIT_REACHED', { values: { limit: vouchingLimits.aDay } })
    await keep(platform, transaction, personId, { vouchedBy: me, schoolId: mine.schoolId })
  })
}

async function refuseOthers(transaction: Transaction, me: string, email: string): Promise<void> {
  const holder = await repository.findVerifiedBy(transaction, email)
  if (holder !== undefined && holder !== me) refuse('TEACHER_EMAIL_IN_USE')
}

async function keep(
  { clock, events }: Platform,
  transaction: Transaction,
  me: string,
  {
    schoolId,
    ...shown
  }: ({ email: string } | { codeId: string } | { vouchedBy: string }) & { schoolId: string | null },
): Promise<void> {
  const at = clock.now()
  await repository.putVerification(transaction, { accountId: me, at, ...shown })
  await updateAccount(transaction, me, { teacherVerifiedAt: at, vouchedSchoolId: schoolId })
  const by = 'email' in shown ? 'email' : 'codeId' in shown ? 'code' : 'colleague'
  const actorId = 'vouchedBy' in shown ? shown.vouchedBy : me
  await events.record(transaction, teacherVerified, { actorId, subjectId: me, data: { by }, at })
}
