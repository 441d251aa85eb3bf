import { z } from 'zod'
import { passwordGivers } from '../accounts/password-givers.ts'
import { registrationRoles } from '../accounts/registration-roles.ts'
import { loginMethods } from '../accounts/sessions.ts'
import { foldPhone, mobileNumber } from '../characters.ts'
import { staffLevels } from '../console/levels.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { visibleName } from '../names/names.ts'
import { postLimits } from '../posts/limits.ts'
import { unique } from '../posts/record-parts.ts'
import { featureNames, planNames } from '../shell/features.ts'
import { schoolPermission } from '../teachers/reach.ts'
import { id, text, time, webAddress } from '../text.ts'
import { type Audience, audiences, audiencesFor, type ProfilePart, viewers } from './audiences.ts'
import { profileLimits } from './limits.ts'
import { organizationInput, organizationSuggestion, organizationView } from './organization.ts'
import { usualPrivacy } from './preferences.ts'

export const displayName = visibleName('person', profileLimits.displayName)
export const fullName = visibleName('person', profileLimits.fullName)
export const guardianName = text({ ...profileLimits.guardianName, safe: true })

/** Teachers must give one; a student's is checked only if given. */
export const mobilePhone = z
  .string()
  .max(profileLimits.phone * 4, { error: 'invalid_mobile', abort: true })
  .overwrite(foldPhone)
  .regex(mobileNumber, { error: 'invalid_mobile' })

export const genders = ['female', 'male', 'other', 'undisclosed'] as const

const { traitTags, personalExpertises, experiences, socialLinks, taughtSubjects, customFieldList, birthYear } =
  profileLimits

/** What a person tells about themselves beyond names and school. */
export const profile = z.object({
  gender: z.enum(genders).nullable(),
  birthYear: z.int().min(birthYear.first, { error: 'invalid' }).max(birthYear.last, { error: 'invalid' }).nullable(),
  /** 0 (Aries) to 11 (Pisces). */
  constellation: z.int().min(0, { error: 'invalid' }).max(11, { error: 'invalid' }).nullable(),
  statusMessage: text({ max: profileLimits.statusMessage }),
  introduction: text({ max: profileLimits.introduction }),
  traitTags: z
    .array(text({ min: 1, max: postLimits.customTag, safe: true }))
    .max(traitTags.count, { error: 'too_many' }),
  experiences: z
    .array(text({ min: 1, max: experiences.length, oneLine: true }))
    .max(experiences.count, { error: 'too_many' }),
  personalExpertises: z
    .array(text({ min: 1, max: personalExpertises.length, oneLine: true }))
    .max(personalExpertises.count, { error: 'too_many' }),
  /** Of teachers; from the list (`subjects`) or in own words. */
  taughtSubjects: z
    .array(text({ min: 1, max: taughtSubjects.length, oneLine: true }))
    .max(taughtSubjects.count, { error: 'too_many' })
    .refine(unique, { error: 'duplicate' }),
  socialLinks: z.array(webAddress(socialLinks.length)).max(socialLinks.count, { error: 'too_many' }),
  customFieldList: z
    .array(
      z.object({
        title: text({ min: 1, max: customFieldList.title, oneLine: true }),
        content: text({ min: 1, max: customFieldList.content }),
        isActive: z.boolean(),
      }),
    )
    .max(customFieldList.count, { error: 'too_many' }),
  guardianName: guardianName.nullable(),
})
export type Profile = z.infer<typeof profile>

const audience = z.enum(audiences, { error: 'invalid' })

/** Who sees which part of a profile. */
export const partAudiences = z.object({
  fullName: audience,
  school: audience,
  grade: audience,
  statusMessage: audience,
  introduction: audience,
  traitTags: audience,
  personalExpertises: audience,
  experiences: audience,
  socialLinks: audience,
  customFieldList: audience,
  gender: audience,
  birthYear: audience,
  constellation: audience,
  contact: z.enum(audiencesFor('contact'), { error: 'invalid' }),
} satisfies Record<ProfilePart, z.ZodType<Audience>>)
export type PartAudiences = z.infer<typeof partAudiences>

/** As whom one looks at what is one's own. */
export const viewer = z.enum(viewers, { error: 'invalid' })

export const userRoles = ['guest', 'user', 'staff'] as const
export const userTitles = ['student', 'teacher', 'other'] as const

/** The signed-in person, or the guest with role `guest` and nothing else filled. */
export const currentUser = z.object({
  id: id.nullable(),
  role: z.enum(userRoles),
  /** Of staff. */
  staffLevel: z.enum(staffLevels).nullable(),
  title: z.enum(userTitles).nullable(),
  registrationRole: z.enum(registrationRoles).nullable(),
  displayName: z.string(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  /** The account changes nothing for a time, or for good. */
  isSuspended: z.boolean(),
  profile: profile.nullable(),
  /** As chosen, or as they start; null for the guest. */
  audiences: partAudiences.nullable(),
  /** By year of birth, else by school and grade; decides how the audiences start. */
  isUnder18: z.boolean(),
  /** Towards others: what they say of themselves never takes that off. */
  isGrownUp: z.boolean(),
  contact: z.object({ phone: z.object({ value: z.string(), isActivated: z.boolean() }) }),
  organization: organizationView.nullable(),
  /** What a school or the education single sign-on says of somebody whose profile is not filled yet; they confirm it. */
  suggestion: organizationSuggestion.nullable(),
  deletedAt: time.nullable(),
  subscribePlan: z.enum(planNames),
  /** What a new record begins with: the last choice; before the first one friends for students, everybody for others. */
  newPostPrivacy: usualPrivacy,
  isProfileFilled: z.boolean(),
  /** True when the school year has turned since the profile was last confirmed. */
  isProfileOutdated: z.boolean(),
  hasAcceptedTerms: z.boolean(),
  /** The academic role may be changed once. */
  canChangeAcademicRole: z.boolean(),
  createdAt: time.nullable(),
  credential: z
    .object({
      method: z.enum(loginMethods),
      isDefaultPassword: z.boolean(),
      /** Who gave it to them, in the place of a forgotten one; null: nobody. */
      passwordGivenAs: z.enum(passwordGivers).nullable(),
      isMd5: z.boolean(),
      updatedAt: time,
    })
    .nullable(),
  primaryEmail: z.object({ value: z.string(), isActivated: z.boolean() }),
  history: z.object({ lastUsedStickers: z.array(z.string()) }),
  isStandardEditionUser: z.boolean(),
  subscriptionDays: z.int(),
  subscribedFeatures: z.array(z.enum(featureNames)),
  isTrialUser: z.boolean(),
  isVerifiedTeacher: z.boolean(),
  /** Nobody of the school that they now say they teach at answers for it: they are asked to show it again. */
  isTeacherAskedAgain: z.boolean(),
  schoolPermissions: z.array(schoolPermission),
  /** Whom I have blocked and who is still there: what is drawn of them says so. Who has blocked me is in no answer. */
  blockedIds: z.array(id),
})
export type CurrentUser = z.infer<typeof currentUser>

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/v2/users/current',
  summary: 'The signed-in user, or the guest',
  access: 'public',
  answers: currentUser,
  refusals: [],
})

export const changeCurrentUser = endpoint({
  method: 'PATCH',
  path: '/api/v2/users/current',
  summary: 'Accept the terms; change names, profile, organization and contact. A valid whole fills the profile',
  access: 'session',
  mends: 'own',
  body: z.object({
    hasAcceptedTerms: z.literal(true).optional(),
    displayName: displayName.optional(),
    fullName: fullName.optional(),
    profile: profile.partial().optional(),
    audiences: partAudiences.partial().optional(),
    organization: organizationInput.optional(),
    contact: z.object({ phone: text({ max: profileLimits.phone, clean: foldPhone }) }).optional(),
  }),
  bodyBytes: bodyLimits.long,
  answers: currentUser,
  refusals: ['TERMS_REQUIRED', 'SCHOOL_NOT_FOUND', 'ACADEMIC_ROLE_CHANGED_ONCE', 'SUBJECTS_OF_TEACHERS_ONLY'],
})

export const keepHistory = endpoint({
  method: 'PATCH',
  path: '/api/v2/users/history',
  summary: 'Remember the stickers used last',
  access: 'member',
  body: z.object({ lastUsedStickers: z.array(text({ min: 1, max: 100 })).max(30, { error: 'too_many' }) }),
  bodyBytes: bodyLimits.long,
  answers: z.object({ lastUsedStickers: z.array(z.string()) }),
  refusals: [],
})

export const touchLastSeen = endpoint({
  method: 'PATCH',
  path: '/api/v2/users/update-last-seen-at',
  summary: 'Heartbeat',
  access: 'account',
  answers: z.object({ lastSeenAt: time }),
  refusals: [],
})

export const userCalls = [readCurrentUser, changeCurrentUser, keepHistory, touchLastSeen] as const
