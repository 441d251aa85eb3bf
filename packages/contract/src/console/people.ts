import { z } from 'zod'
import { registrationRoles } from '../accounts/registration-roles.ts'
import { loginMethods } from '../accounts/sessions.ts'
import { foldIdentifier } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { label } from '../profiles/organization.ts'
import { academicRoles, grades } from '../profiles/organization-codes.ts'
import { placement, placementCorrection } from '../profiles/placements.ts'
import { featureNames, planNames } from '../shell/features.ts'
import { schoolPermission } from '../teachers/reach.ts'
import { cursor, givenEnd, id, text, time } from '../text.ts'
import { staffLevels } from './levels.ts'
import { consoleLimits } from './limits.ts'
import { accountStates } from './states.ts'

const access = 'staff:support'
const params = z.object({ id })
const reason = text(consoleLimits.reason)

const listedPerson = z.object({
  ...personSummary.shape,
  fullName: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  registrationRole: z.enum(registrationRoles),
  academicRole: z.enum(academicRoles).nullable(),
  schoolName: z.string().nullable(),
  staffLevel: z.enum(staffLevels).nullable(),
  /** The plan in force now. */
  plan: z.enum(planNames),
  states: z.array(z.enum(accountStates)),
  isVerifiedTeacher: z.boolean(),
  createdAt: time,
})
export type ListedPerson = z.infer<typeof listedPerson>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/v2/admin/people',
  summary:
    'Accounts, newest first: by an id, an e-mail, an account name, any part of a name or a school, and what they are',
  access,
  query: z.object({
    find: text({ min: 1, max: consoleLimits.find, clean: foldIdentifier }).optional(),
    schoolId: id.optional(),
    academicRole: z.enum(academicRoles, { error: 'invalid' }).optional(),
    level: z.enum(staffLevels, { error: 'invalid' }).optional(),
    plan: z.enum(planNames, { error: 'invalid' }).optional(),
    state: z.enum(accountStates, { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(listedPerson), nextCursor: z.string().nullable() }),
  refusals: [],
})

const wholePerson = listedPerson.extend({
  emailVerifiedAt: time.nullable(),
  lastSeenAt: time.nullable(),
  suspendedAt: time.nullable(),
  deletedAt: time.nullable(),
  profileFilledAt: time.nullable(),
  method: z.enum(loginMethods),
  /** Methods that can sign in to the account. */
  ways: z.array(z.enum(loginMethods)),
  isDefaultPassword: z.boolean(),
  sessions: z.array(z.object({ id, device: z.string(), address: z.string(), createdAt: time, lastSeenAt: time })),
  school: z.object({ id: id.nullable(), name: z.string() }).nullable(),
  gradeName: label.nullable(),
  className: z.string().nullable(),
  /** Schools and classes over time, newest first. */
  placements: z.array(placement),
  actsFor: z.array(schoolPermission),
  /** The granted plan; `plan` is the one in force, from the grant and the trial. */
  grantedPlan: z.enum(planNames),
  /** `plan` comes from their school. */
  isOfSchool: z.boolean(),
  planEndsAt: time.nullable(),
  trialEndsAt: time.nullable(),
  features: z.array(z.enum(featureNames)),
  teacherVerifiedAt: time.nullable(),
  /** According to the age they state. */
  isUnder18: z.boolean(),
  /**
   * When they began to count as an adult towards others; null if that depends only on the age they state, or if they do
   * not count as one.
   */
  grownUpSince: time.nullable(),
  reports: z.object({ about: z.int(), by: z.int(), false: z.int(), judgements: z.int() }),
  /** Cases about things they own, for staff who judge reports. */
  cases: z.array(z.object({ id, title: z.string() })),
  /** Bytes of files used, and the limit; null: unlimited. */
  room: z.object({ used: z.number(), limit: z.number().nullable() }),
  can: z.object({
    mail: z.boolean(),
    givePassword: z.boolean(),
    signOut: z.boolean(),
    verifyTeacher: z.boolean(),
    changeAge: z.boolean(),
    changeSchool: z.boolean(),
    changeLevel: z.boolean(),
    grantPlan: z.boolean(),
  }),
})
export type WholePerson = z.infer<typeof wholePerson>

export const readPerson = endpoint({
  method: 'GET',
  path: '/api/v2/admin/people/:id',
  summary: 'One account with all that staff need to help; who looked is kept in the log',
  access,
  params,
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND'],
})

export const mailPerson = endpoint({
  method: 'POST',
  path: '/api/v2/admin/people/:id/mail',
  summary: 'Mail somebody a link: to confirm their address where it is not yet, else to set a new password',
  access,
  rate: 'mail',
  params,
  answers: z.object({ purpose: z.enum(['activation', 'reset']) }),
  refusals: ['USER_NOT_FOUND', 'LOGIN_METHOD_CONFLICT', 'MAIL_TOO_SOON', 'MAIL_LIMIT_REACHED'],
})

export const signPersonOut = endpoint({
  method: 'POST',
  path: '/api/v2/admin/people/:id/sign-out',
  summary: 'End all sessions of an account; again changes nothing',
  access,
  needsProof: true,
  params,
  body: z.object({ reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'STAFF_ABOVE'],
})

export const verifyPerson = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/people/:id/teacher',
  summary: 'Say that somebody is a teacher, or that they are not; again changes nothing',
  access,
  needsProof: true,
  params,
  body: z.object({ isVerified: z.boolean(), reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'NOT_A_TEACHER'],
})

export const changePersonAge = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/people/:id/age',
  summary: 'Say that somebody counts as grown-up towards others, or as under 18; again changes nothing',
  access,
  needsProof: true,
  params,
  body: z.object({ isGrownUp: z.boolean(), reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'AGE_STATED_OTHERWISE'],
})

export const changePersonSchool = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/people/:id/school',
  summary: 'Put somebody at another school of the list, or into another grade of it',
  access,
  params,
  body: z.object({ schoolId: id, grade: z.enum(grades, { error: 'invalid' }).nullable(), reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'NOT_AT_SCHOOL', 'SCHOOL_NOT_FOUND'],
})

export const correctPlacement = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/people/:id/placements/:placementId',
  summary: 'Put right at which school, in which grade and class somebody was, from when and until when',
  access,
  params: params.extend({ placementId: id }),
  body: placementCorrection.extend({ reason }),
  answers: wholePerson,
  refusals: [
    'USER_NOT_FOUND',
    'PLACEMENT_NOT_FOUND',
    'SCHOOL_NOT_FOUND',
    'PLACEMENT_IS_PRESENT',
    'PLACEMENT_OF_TWO_YEARS',
    'PLACEMENTS_OVERLAP',
  ],
})

export const changePersonLevel = endpoint({
  method: 'PATCH',
  path: '/api/v2/admin/people/:id/level',
  summary: 'Make somebody staff of a level, or no staff any more; never oneself, and never the last operator',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: z.object({ level: z.enum(staffLevels, { error: 'invalid' }).nullable(), reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'LEVEL_OF_ONESELF', 'LAST_OPERATOR'],
})

export const grantPersonPlan = endpoint({
  method: 'POST',
  path: '/api/v2/admin/people/:id/plan',
  summary: 'Put somebody on a plan, until a moment or for good; `free` takes back what was granted',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: z.object({ plan: z.enum(planNames, { error: 'invalid' }), endsAt: givenEnd.nullable(), reason }),
  answers: wholePerson,
  refusals: ['USER_NOT_FOUND', 'PLAN_END_PASSED'],
})

export const consolePeopleCalls = [
  listPeople,
  readPerson,
  mailPerson,
  signPersonOut,
  verifyPerson,
  changePersonAge,
  changePersonSchool,
  correctPlacement,
  changePersonLevel,
  grantPersonPlan,
] as const
