import { teacherVerified } from '@learntrail/contract/teachers/events'
import { inTransaction, isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { findMailToken, lockAccount, lookUp, mailLink, updateAccount, useMailToken } from '../accounts/index.ts'
import { findOrganization } from '../profiles/index.ts'
import { isEducational } from './educational-address.rules.ts'
import * as repository from './teachers.repository.ts'

/** Mails a link to an address that only those have who teach. */
export async function askByEmail(platform: Platform, me: string, email: string): Promise<void> {
  if (!isEducational(email, platform.config.educationalDomains)) refuse('EMAIL_NOT_EDUCATIONAL')
  await inTransaction(platform.db, async (transaction) => {
    const account = await holdTeacher(transaction, me)
    if (account.teacherVerifiedAt !== null) refuse('TEACHER_VERIFIED_ALREADY')
    await refuseOthers(transaction, me, email)
    const { locale } = account
    const adds = { email, passwordHash: null }
    await mailLink(transaction, platform, 'teacher', { accountId: me, email, locale, adds })
  })
}

/** Whoever opens the link has the address; whose account it is for, their session says. Answers the address. */
export async function confirmEmail(platform: Platform, me: string, mailedToken: string): Promise<string> {
  const token = await findMailToken(platform.db, mailedToken)
  if (token.purpose !== 'teacher') refuse('TOKEN_INVALID')
  if (token.accountId !== me) refuse('LINK_OF_OTHER_ACCOUNT')
  const email = token.email ?? refuse('TOKEN_INVALID')
  await inTransaction(platform.db, async (transaction) => {
    await holdTeacher(transaction, me)
    await useMailToken(transaction, token, platform.clock.now())
    await refuseOthers(transaction, me, email)
    await keep(platform, transaction, me, { email })
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'teacher_verifications_email')) refuse('TEACHER_EMAIL_IN_USE')
    throw error
  })
  return email
}

/** By a code of the school that they say they teach at. Guesses are counted as log-ins are. Answers the school's name. */
export async function useCode(
  platform: Platform,
  me: string,
  { code, address }: { code: string; address: string },
): Promise<string> {
  const find = () => repository.findCode(platform.db, code, platform.clock.now())
  const found = (await lookUp(platform, { name: `school code ${me}`, address }, find)) ?? refuse('SCHOOL_CODE_INVALID')
  return inTransaction(platform.db, async (transaction) => {
    const account = await holdTeacher(transaction, me)
    const belonging = await findOrganization(transaction, me)
    if (belonging?.row.schoolId !== found.schoolId) refuse('SCHOOL_CODE_OF_OTHER_SCHOOL')
    const schoolName = belonging?.school?.name ?? ''
    const before = await repository.findVerification(transaction, me)
    if (before?.codeId === found.id && account.teacherVerifiedAt !== null) return schoolName
    if (account.teacherVerifiedAt !== null) refuse('TEACHER_VERIFIED_ALREADY')
    const used = await repository.holdCode(transaction, found.id)
    if (used >= found.uses) refuse('SCHOOL_CODE_INVALID')
    await keep(platform, transaction, me, { codeId: found.id })
    await updateAccount(transaction, me, { vouchedSchoolId: found.schoolId })
    return schoolName
  })
}

async function holdTeacher(transaction: Transaction, me: string) {
  const account = (await lockAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
  const belonging = await findOrganization(transaction, me)
  if (belonging?.row.academicRole !== 'teacher') refuse('NOT_A_TEACHER')
  return account
}

async function refuseOthers(transaction: Transaction, me: string, email: string): Promise<void> {
  const holder = await repository.findVerifiedBy(transaction, email)
  if (holder !== undefined && holder !== me) refuse('TEACHER_EMAIL_IN_USE')
}

async function keep(
  { clock, events }: Platform,
  transaction: Transaction,
  me: string,
  shown: { email: string } | { codeId: string },
): Promise<void> {
  const at = clock.now()
  await repository.putVerification(transaction, { accountId: me, at, ...shown })
  await updateAccount(transaction, me, { teacherVerifiedAt: at })
  const by = 'email' in shown ? 'email' : 'code'
  await events.record(transaction, teacherVerified, { actorId: me, subjectId: me, data: { by }, at })
}
