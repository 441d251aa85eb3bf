import { z } from 'zod'
import { passwordGivers } from '../accounts/password-givers.ts'
import { registrationRoles } from '../accounts/registration-roles.ts'
import { loginMethods } from '../accounts/sessions.ts'
import { foldPhone, mobileNumber } from '../characters.ts'
import { staffLevels } from '../console/levels.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { visibleName } from '../names/names.ts'
import { unique } from '../posts/record-parts.ts'
import { featureNames, planNames } from '../shell/features.ts'
import { tagLimits } from '../tags/limits.ts'
import { schoolPermission } from '../teachers/reach.ts'
import { id, text, time, webAddress } from '../text.ts'
import { type Audience, audiences, audiencesFor, type ProfilePart, viewers } from './audiences.ts'
import { profileLimits } from './limits.ts'
import { organizationInput, organizationSuggestion, organizationView } from './organization.ts'
import { usualPrivacy } from './preferences.ts'

export const displayName = visibleName('person', profileLimits.displayName)
export const fullName = visibleName('person', profileLimits.fullName)
export const guardianName = text({ ...profileLimits.guardianName, safe: true })

/** Required for teachers; for students validated only if given. */
export const mobilePhone = z
  .string()
  .max(profileLimits.phone * 4, { error: 'invalid_mobile', abort: true })
  .overwrite(foldPhone)
  .regex(mobileNumber, { error: 'invalid_mobile' })

export const genders = ['female', 'male', 'other', 'undisclosed'] as const

const { traitTags, personalExpertises, experiences, socialLinks, taughtSubjects, customFieldList, birthYear } =
  profileLimits

/** What a person tells about themselves besides names and school. */
export const profile = z.object({
  gender: z.enum(genders).nullable(),
  birthYear: z.int().min(birthYear.first, { error: 'invalid' }).max(birthYear.last, { error: 'invalid' }).nullable(),
  /** 0 (Aries) to 11 (Pisces). */
  constellation: z.int().min(0, { error: 'invalid' }).max(11, { error: 'invalid' }).nullable(),
  statusMessage: text({ max: profileLimits.statusMessage }),
  introduction: text({ max: profileLimits.introduction }),
  traitTags: z
    .array(text({ min: 1, max: tagLimits.customTag, safe: true }))
    .max(traitTags.count, { error: 'too_many' }),
  experiences: z
    .array(text({ min: 1, max: experiences.length, oneLine: true }))
    .max(experiences.count, { error: 'too_many' }),
  personalExpertises: z
    .array(text({ min: 1, max: personalExpertises.length, oneLine: true }))
    .max(personalExpertises.count, { error: 'too_many' }),
  /** Subjects of teachers, from the list (`subjects`) or free text. */
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

/** Audience of each part of a profile. */
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

/** Perspective from which the caller previews their own content. */
export const viewer = z.enum(viewers, { error: 'invalid' })

export const userRoles = ['guest', 'user', 'staff'] as const
export const userTitles = ['student', 'teacher', 'other'] as const

/** The signed-in person, or the guest with role `guest` and nothing else filled. */
export const currentUser = z.object({
  id: id.nullable(),
  role: z.enum(userRoles),
  /** Set for staff. */
  staffLevel: z.enum(staffLevels).nullable(),
  title: z.enum(userTitles).nullable(),
  registrationRole: z.enum(registrationRoles).nullable(),
  displayName: z.string(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
  /** The account is suspended, temporarily or for good, and cannot change anything. */
  isSuspended: z.boolean(),
  profile: profile.nullable(),
  /** As chosen, or the initial ones; null for the guest. */
  audiences: partAudiences.nullable(),
  /** By year of birth, or else by school and grade; decides the initial audiences. */
  isUnder18: z.boolean(),
  /** Counts as an adult towards others; never undone by the age the person states. */
  isGrownUp: z.boolean(),
  contact: z.object({ phone: z.object({ value: z.string(), isActivated: z.boolean() }) }),
  organization: organizationView.nullable(),
  /**
   * Data from a school or the education single sign-on for a person whose profile is not filled yet; they confirm it.
   */
  suggestion: organizationSuggestion.nullable(),
  deletedAt: time.nullable(),
  subscribePlan: z.enum(planNames),
  /**
   * Default privacy of a new record: the last one chosen; before the first, friends for students and everybody for
   * others.
   */
  newPostPrivacy: usualPrivacy,
  isProfileFilled: z.boolean(),
  /** True if a new school year has begun since the profile was last confirmed. */
  isProfileOutdated: z.boolean(),
  hasAcceptedTerms: z.boolean(),
  /** The academic role can be changed once. */
  canChangeAcademicRole: z.boolean(),
  createdAt: time.nullable(),
  credential: z
    .object({
      method: z.enum(loginMethods),
      isDefaultPassword: z.boolean(),
      /** Role of the person who gave the present password in place of a forgotten one; null: nobody. */
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
  /** Nobody at the school where they now say they teach vouches for them: they are asked for proof again. */
  isTeacherAskedAgain: z.boolean(),
  schoolPermissions: z.array(schoolPermission),
  /**
   * People the viewer has blocked and whose accounts exist, so that screens can mark them. Blocks by others are never
   * told.
   */
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
