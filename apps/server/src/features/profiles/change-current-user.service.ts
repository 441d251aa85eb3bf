import { isDeepStrictEqual } from 'node:util'
import { termsAccepted } from '@learntrail/contract/accounts/events'
import type { FieldProblem } from '@learntrail/contract/errors'
import { profileChanged, profileFilled } from '@learntrail/contract/profiles/events'
import type { OrganizationInput } from '@learntrail/contract/profiles/organization'
import type { AcademicRole } from '@learntrail/contract/profiles/organization-codes'
import type { PartAudiences, Profile } from '@learntrail/contract/profiles/users'
import { teacherUnverified } from '@learntrail/contract/teachers/events'
import { dayIn } from '../../platform/clock/taipei.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Account, forgetAccess, lockAccount, updateAccount } from '../accounts/index.ts'
import { keepAge } from './ages/ages.service.ts'
import { isUnder18 } from './ages/under-18.rules.ts'
import { type OrganizationRow, placeOf, rowOf } from './organization/organization.mapping.ts'
import { listProblems } from './organization/organization.rules.ts'
import { holdSchool } from './organization/schools.repository.ts'
import { notePlace } from './placements/note-place.service.ts'
import { profileProblems } from './profile-validity.rules.ts'
import {
  findOrganization,
  findProfile,
  type ProfileChange,
  type ProfileRow,
  saveOrganization,
  saveProfile,
} from './profiles.repository.ts'
import { tellNamed } from './when-named.kind.ts'

export interface UserChange {
  hasAcceptedTerms?: true | undefined
  displayName?: string | undefined
  fullName?: string | undefined
  profile?: Partial<Profile> | undefined
  audiences?: Partial<PartAudiences> | undefined
  organization?: OrganizationInput | undefined
  contact?: { phone: string } | undefined
}

/** The stored state of the person before the change. */
interface State {
  account: Account
  profile: ProfileRow | undefined
  organization: OrganizationRow | undefined
}

type AccountChange = Partial<Account>

/** Changes parts of the caller's account. The profile counts as filled once the whole is valid for the first time. */
export async function changeCurrentUser(platform: Platform, accountId: string, change: UserChange): Promise<void> {
  const now = platform.clock.now()
  if (isYearToCome(change.profile?.birthYear, now)) refuseField('profile.birthYear', 'in_future')
  await inTransaction(platform.db, async (transaction) => {
    const account = (await lockAccount(transaction, accountId)) ?? refuse('NOT_AUTHENTICATED')
    if (account.deletedAt !== null) refuse('ACCOUNT_BEING_DELETED')
    const before: State = {
      account,
      profile: await findProfile(transaction, accountId),
      organization: (await findOrganization(transaction, accountId))?.row,
    }
    const organization = await changedOrganization(transaction, before, change.organization, now)
    const accountChange = changedAccount(before, change, organization, now)
    refuseProblems(before, change, accountChange, organization)
    if (change.profile?.taughtSubjects?.length && !teaches(organization ?? before.organization)) {
      refuse('SUBJECTS_OF_TEACHERS_ONLY')
    }

    const profileChange = changedProfile(before, change, organization, now)
    await keepAge(platform, transaction, accountId, async () => {
      if (Object.keys(profileChange).length > 0) await saveProfile(transaction, accountId, profileChange)
      if (organization !== undefined) {
        await saveOrganization(transaction, organization)
        await notePlace(transaction, accountId, placeOf(organization), now)
      }
      if (Object.keys(accountChange).length > 0) await updateAccount(transaction, accountId, accountChange)
    })
    const { displayName, fullName, profileFilledAt } = accountChange
    if (displayName !== undefined || fullName !== undefined || organization !== undefined || profileFilledAt) {
      await tellNamed(platform, transaction, accountId)
    }
    await recordChange(
      platform,
      transaction,
      before,
      { account: accountChange, profile: profileChange, organization },
      now,
    )
    forgetAccess(platform, transaction, accountId)
  })
}

/** Compares with the year in Taiwan, as the form does. */
const isYearToCome = (year: number | null | undefined, now: Date) =>
  year != null && year > Number(dayIn(now).slice(0, 4))

const teaches = (organization: OrganizationRow | undefined) => organization?.academicRole === 'teacher'

async function changedOrganization(
  transaction: Transaction,
  { account, organization }: State,
  input: OrganizationInput | undefined,
  now: Date,
): Promise<OrganizationRow | undefined> {
  if (input === undefined) return undefined
  const problems = listProblems(input)
  if (problems.length > 0) refuse('VALIDATION_FAILED', { fields: problems })
  if (input.type === 'academic_unit' && input.school) {
    const school = await holdSchool(transaction, input.school)
    const isTheirs = organization?.schoolId === input.school
    if (school === undefined || (school.isClosed && !isTheirs)) return refuse('SCHOOL_NOT_FOUND')
    if (school.type !== input.schoolType) {
      refuse('VALIDATION_FAILED', { fields: [{ path: 'organization.schoolType', rule: 'invalid' }] })
    }
  }
  return { accountId: account.id, ...rowOf(input, organization?.academicRole ?? null), updatedAt: now }
}

function changedAccount(
  before: State,
  change: UserChange,
  organization: OrganizationRow | undefined,
  now: Date,
): AccountChange {
  const { account } = before
  const changed: AccountChange = {}
  if (change.hasAcceptedTerms && account.termsAcceptedAt === null) changed.termsAcceptedAt = now
  if (change.displayName !== undefined) changed.displayName = change.displayName
  if (change.fullName !== undefined) changed.fullName = change.fullName
  if (organization !== undefined) {
    changed.profileConfirmedAt = now
    Object.assign(changed, changedRole(before, organization.academicRole, now))
  }
  const hasTerms = account.termsAcceptedAt !== null || changed.termsAcceptedAt !== undefined
  const isFilled = account.profileFilledAt !== null
  if (hasTerms && !isFilled && problemsOfWhole(before, change, changed, organization).length === 0) {
    changed.profileFilledAt = now
  }
  return changed
}

function changedProfile(
  before: State,
  { profile, contact, audiences }: UserChange,
  organization: OrganizationRow | undefined,
  now: Date,
): ProfileChange {
  const changed: ProfileChange = { ...profile, ...contact }
  if (audiences !== undefined) changed.audiences = { ...before.profile?.audiences, ...audiences }
  // Otherwise they would reappear with the role, years later.
  if (before.profile?.taughtSubjects.length && organization && !teaches(organization)) changed.taughtSubjects = []
  const birthYear = profile?.birthYear === undefined ? (before.profile?.birthYear ?? null) : profile.birthYear
  const { registrationRole, profileFilledAt } = before.account
  const somebody = { birthYear, registrationRole, organization: organization ?? before.organization ?? null }
  const { startsCareful = true } = before.profile ?? {}
  const isCareful = isUnder18(somebody, now) || (profileFilledAt !== null && startsCareful)
  return isCareful === startsCareful ? changed : { ...changed, startsCareful: isCareful }
}

/** Allows one change between teacher and student; before the profile is filled nothing has been chosen. */
function changedRole({ account, organization }: State, role: AcademicRole | null, now: Date): AccountChange {
  const roleBefore = organization?.academicRole ?? null
  if (account.profileFilledAt === null || roleBefore === null || role === roleBefore) return {}
  if (account.academicRoleChangedAt !== null) refuse('ACADEMIC_ROLE_CHANGED_ONCE')
  // A verification as a teacher ends when the role changes to student.
  return { academicRoleChangedAt: now, ...(roleBefore === 'teacher' ? { teacherVerifiedAt: null } : {}) }
}

function refuseProblems(
  before: State,
  change: UserChange,
  accountChange: AccountChange,
  organization: OrganizationRow | undefined,
): void {
  const { hasAcceptedTerms: _, ...rest } = change
  const changesMore = Object.values(rest).some((part) => part !== undefined)
  if (changesMore && before.account.termsAcceptedAt === null && !accountChange.termsAcceptedAt) refuse('TERMS_REQUIRED')
  const problems = problemsOfWhole(before, change, accountChange, organization)
  // A call with the organization is the whole form and must be valid as a whole; any other change answers for its own
  // fields.
  const fields = organization === undefined ? problems.filter(({ path }) => isTouched(change, path)) : problems
  if (fields.length > 0) refuse('VALIDATION_FAILED', { fields })
}

function isTouched(change: UserChange, path: string): boolean {
  if (path === 'contact.phone') return change.contact !== undefined
  if (path === 'profile.guardianName') return change.profile?.guardianName !== undefined
  return false
}

function problemsOfWhole(
  before: State,
  change: UserChange,
  accountChange: AccountChange,
  organization: OrganizationRow | undefined,
): FieldProblem[] {
  const guardianName = change.profile?.guardianName
  return profileProblems({
    displayName: accountChange.displayName ?? before.account.displayName,
    fullName: accountChange.fullName ?? before.account.fullName,
    organization: organization ?? before.organization ?? null,
    guardianName: guardianName === undefined ? (before.profile?.guardianName ?? null) : guardianName,
    phone: change.contact?.phone ?? before.profile?.phone ?? '',
  })
}

interface Changes {
  account: AccountChange
  profile: ProfileChange
  organization: OrganizationRow | undefined
}

async function recordChange(
  { events }: Platform,
  transaction: Transaction,
  before: State,
  changes: Changes,
  at: Date,
): Promise<void> {
  const { id } = before.account
  const who = { actorId: id, subjectId: id, at }
  if (changes.account.termsAcceptedAt) await events.record(transaction, termsAccepted, who)
  if (changes.account.profileFilledAt) {
    await events.record(transaction, profileFilled, who)
    return
  }
  const isUnverified = before.account.teacherVerifiedAt !== null && changes.account.teacherVerifiedAt === null
  if (isUnverified) await events.record(transaction, teacherUnverified, who)
  const parts = changedParts(before, changes)
  if (parts.length > 0) await events.record(transaction, profileChanged, { ...who, data: { parts } })
}

/** Returns the parts that differ from before: sending an unchanged form again records no event. */
function changedParts(before: State, { account, profile, organization }: Changes): string[] {
  const { displayName, fullName } = account
  const { phone, audiences, startsCareful: _, ...rest } = profile
  const isOther = (now: object, then: object | undefined) =>
    Object.entries(now).some(([key, value]) => {
      return value !== undefined && !isDeepStrictEqual(value, (then as Record<string, unknown> | undefined)?.[key])
    })
  const parts: [string, boolean][] = [
    ['names', isOther({ displayName, fullName }, before.account)],
    ['profile', isOther(rest, before.profile)],
    [
      'organization',
      organization !== undefined && isOther({ ...organization, updatedAt: undefined }, before.organization),
    ],
    ['contact', isOther({ phone }, before.profile)],
    ['audiences', isOther(audiences ?? {}, before.profile?.audiences)],
  ]
  return parts.filter(([, isChanged]) => isChanged).map(([part]) => part)
}
