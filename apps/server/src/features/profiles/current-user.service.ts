import { privacy } from '@learntrail/contract/posts/posts'
import { firstAudiences } from '@learntrail/contract/profiles/audiences'
import type { CurrentUser, PartAudiences } from '@learntrail/contract/profiles/users'
import type { FeaturesOfPlans } from '@learntrail/contract/shell/features'
import type { Platform } from '../../platform/platform.ts'
import { staffLevelOf, subscriptionAt } from '../accounts/index.ts'
import { isUnder18 } from './ages/under-18.rules.ts'
import { avatarUrl } from './avatar-url.mapping.ts'
import {
  type CurrentUserFacts,
  findCurrentUser,
  type KnownAccount,
  type KnownBelonging,
  type KnownProfile,
} from './current-user.repository.ts'
import { viewOf } from './organization/organization.mapping.ts'
import { schoolYearStart } from './school-year.rules.ts'
import { suggestOrganization } from './suggest-organization.service.ts'

const guest: CurrentUser = {
  id: null,
  role: 'guest',
  staffLevel: null,
  title: null,
  registrationRole: null,
  displayName: '',
  fullName: '',
  username: '',
  avatar: null,
  profile: null,
  audiences: null,
  isUnder18: false,
  isGrownUp: false,
  contact: { phone: { value: '', isActivated: false } },
  organization: null,
  suggestion: null,
  deletedAt: null,
  subscribePlan: 'free',
  newPostPrivacy: privacy.public,
  isProfileFilled: false,
  isProfileOutdated: false,
  hasAcceptedTerms: false,
  canChangeAcademicRole: false,
  createdAt: null,
  credential: null,
  primaryEmail: { value: '', isActivated: false },
  history: { lastUsedStickers: [] },
  isSuspended: false,
  isStandardEditionUser: false,
  subscriptionDays: 0,
  subscribedFeatures: [],
  isTrialUser: false,
  isVerifiedTeacher: false,
  isTeacherAskedAgain: false,
  schoolPermissions: [],
  blockedIds: [],
}

/** Returns everything that the interface knows of its user; the guest if `accountId` is null or gone. */
export async function readCurrentUser(platform: Platform, accountId: string | null): Promise<CurrentUser> {
  if (accountId === null) return guest
  const { db, clock, config } = platform
  const known = await findCurrentUser(platform, accountId, clock.now())
  if (known === undefined) return guest
  const { account, chosen, schoolPermissions, blockedIds } = known
  const user = userOf(known, config.planFeatures, clock.now())
  const suggestion = account.profileFilledAt === null ? await suggestOrganization(db, accountId) : null
  const newPostPrivacy = chosen.postPrivacy ?? firstPrivacy(user)
  return { ...user, schoolPermissions, blockedIds, suggestion, newPostPrivacy }
}

/** Students start with records for friends, others with public ones. */
const firstPrivacy = ({ title, registrationRole }: Pick<CurrentUser, 'title' | 'registrationRole'>) =>
  (title ?? registrationRole) === 'student' ? privacy.friends : privacy.public

function userOf(
  { account, profile, belonging, schoolPlan }: CurrentUserFacts,
  featuresOf: FeaturesOfPlans,
  now: Date,
): Omit<CurrentUser, 'newPostPrivacy' | 'schoolPermissions' | 'blockedIds' | 'suggestion'> {
  const subscription = subscriptionAt(featuresOf, now, { ...account, schoolPlan })
  const organization =
    belonging === undefined ? null : viewOf(belonging.row, belonging.school === null ? null : belonging.school.name)
  const isYoung = isUnder18(
    {
      birthYear: profile?.birthYear ?? null,
      registrationRole: account.registrationRole,
      organization: belonging?.row ?? null,
    },
    now,
  )
  return {
    id: account.id,
    role: account.role === 'user' ? 'user' : 'staff',
    staffLevel: staffLevelOf(account.role),
    title: organization === null ? null : (organization.academicRole ?? 'other'),
    registrationRole: account.registrationRole,
    displayName: account.displayName,
    fullName: account.fullName,
    username: account.username,
    avatar: avatarUrl(account),
    profile: profileOf(profile),
    audiences: audiencesOf(profile),
    isUnder18: isYoung,
    isGrownUp: !isYoung || account.grownUpSince !== null || account.role !== 'user',
    contact: { phone: { value: profile?.phone ?? '', isActivated: false } },
    organization,
    deletedAt: account.deletedAt?.toISOString() ?? null,
    subscribePlan: subscription.plan,
    isProfileFilled: account.profileFilledAt !== null && account.termsAcceptedAt !== null,
    isProfileOutdated: isOutdated(account, belonging, now),
    hasAcceptedTerms: account.termsAcceptedAt !== null,
    canChangeAcademicRole: account.academicRoleChangedAt === null,
    createdAt: account.createdAt.toISOString(),
    credential: {
      method: account.method,
      isDefaultPassword: account.isDefaultPassword,
      passwordGivenAs: account.passwordGivenAs,
      isMd5: account.passwordDigest === 'md5',
      updatedAt: account.passwordUpdatedAt.toISOString(),
    },
    primaryEmail: { value: account.email ?? '', isActivated: account.emailVerifiedAt !== null },
    history: { lastUsedStickers: account.lastUsedStickers },
    isSuspended: account.suspendedAt !== null,
    isStandardEditionUser: subscription.plan === 'school',
    subscriptionDays: subscription.daysLeft,
    subscribedFeatures: [...subscription.features],
    isTrialUser: subscription.isTrial,
    isVerifiedTeacher: account.teacherVerifiedAt !== null,
    isTeacherAskedAgain: isAskedAgain(account, belonging),
  }
}

/** Whether the teacher's present school has not vouched for them; a typed school has nobody who could. */
function isAskedAgain({ teacherVerifiedAt, vouchedSchoolId }: KnownAccount, belonging: KnownBelonging | undefined) {
  const schoolId = belonging?.row.academicRole === 'teacher' ? belonging.row.schoolId : null
  return teacherVerifiedAt !== null && schoolId !== null && vouchedSchoolId !== schoolId
}

function profileOf(row: KnownProfile | undefined): CurrentUser['profile'] {
  return {
    gender: row?.gender ?? null,
    birthYear: row?.birthYear ?? null,
    constellation: row?.constellation ?? null,
    statusMessage: row?.statusMessage ?? '',
    introduction: row?.introduction ?? '',
    traitTags: row?.traitTags ?? [],
    experiences: row?.experiences ?? [],
    personalExpertises: row?.personalExpertises ?? [],
    taughtSubjects: row?.taughtSubjects ?? [],
    socialLinks: row?.socialLinks ?? [],
    customFieldList: row?.customFieldList ?? [],
    guardianName: row?.guardianName ?? null,
  }
}

function audiencesOf(row: KnownProfile | undefined): PartAudiences {
  return { ...firstAudiences[(row?.startsCareful ?? true) ? 'careful' : 'usual'], ...row?.audiences }
}

/** Whether grade and title have to be confirmed again: once a school year, and when the school has closed. */
function isOutdated(account: KnownAccount, belonging: KnownBelonging | undefined, now: Date): boolean {
  const confirmedAt = account.profileConfirmedAt ?? account.profileFilledAt
  if (confirmedAt === null || belonging?.row.type !== 'academic_unit') return false
  return confirmedAt < schoolYearStart(now) || belonging.school?.isClosed === true
}
