import { z } from 'zod'
import { foldIdentifier } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { counties, schoolOwnerships, schoolTypes } from '../profiles/organization-codes.ts'
import { schoolReach } from '../teachers/reach.ts'
import { newSchoolCode } from '../teachers/teachers.ts'
import { cursor, givenEnd, id, text, time } from '../text.ts'
import { consoleLimits } from './limits.ts'

const access = 'staff:support'
const params = z.object({ id })
const reason = text(consoleLimits.reason)

const listedSchool = z.object({
  id,
  code: z.string(),
  name: z.string(),
  type: z.enum(schoolTypes),
  county: z.enum(counties),
  ownership: z.enum(schoolOwnerships),
  isClosed: z.boolean(),
  /** Number of people who say that they belong to it. */
  people: z.int(),
})
export type ListedSchool = z.infer<typeof listedSchool>

export const listConsoleSchools = endpoint({
  method: 'GET',
  path: '/api/v2/admin/schools',
  summary: 'Schools of the list by their codes, closed ones too, found by any part of a name or by the code',
  access,
  query: z.object({
    find: text({ min: 1, max: consoleLimits.find, clean: foldIdentifier }).optional(),
    type: z.enum(schoolTypes, { error: 'invalid' }).optional(),
    county: z.enum(counties, { error: 'invalid' }).optional(),
    state: z.enum(['open', 'closed'], { error: 'invalid' }).optional(),
    cursor: cursor.optional(),
  }),
  answers: z.object({ items: z.array(listedSchool), nextCursor: z.string().nullable() }),
  refusals: [],
})

const wholeSchool = listedSchool.extend({
  closedAt: time.nullable(),
  /** People who may act for it. */
  permitted: z.array(
    z.object({ person: personSummary, username: z.string(), since: time, reach: schoolReach.nullable() }),
  ),
  /** Grades and classes of the accounts that it made, as it names them. */
  classes: z.array(z.object({ grade: z.string(), className: z.string() })),
  /** The plan that everybody who belongs to it has while it is valid. */
  plan: z.object({ startsAt: time, endsAt: time.nullable(), reason: z.string() }).nullable(),
  /** Valid codes with which its teachers are verified. */
  codes: z.array(z.object({ id, code: z.string(), uses: z.int(), usedCount: z.int(), expiresAt: time })),
})
export type WholeSchool = z.infer<typeof wholeSchool>

export const readConsoleSchool = endpoint({
  method: 'GET',
  path: '/api/v2/admin/schools/:id',
  summary: 'One school with those who act for it and its codes; who looked is kept in the log',
  access,
  params,
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND'],
})

/** The account, by e-mail or account name. */
const permission = z.object({ account: text({ min: 1, max: consoleLimits.find, clean: foldIdentifier }), reason })

export const permitSchool = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/permit',
  summary: 'Let somebody act for a school or some of its classes; again changes nothing, with other classes those hold',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: permission.extend({
    /** Null or omitted: the whole school. */
    reach: schoolReach.nullable().optional(),
  }),
  bodyBytes: bodyLimits.long,
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND', 'ACCOUNT_NOT_FOUND'],
})

export const takeSchoolPermission = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/take-permission',
  summary: 'Let somebody act for a school no longer; again changes nothing',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: permission,
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND', 'ACCOUNT_NOT_FOUND'],
})

export const makeConsoleSchoolCode = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/codes',
  summary: 'Make a code by which teachers of a school are verified',
  access,
  needsProof: true,
  params,
  body: newSchoolCode.extend({ reason }),
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND', 'SCHOOL_CODE_LIMIT_REACHED'],
})

export const revokeConsoleSchoolCode = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/codes/:codeId/revoke',
  summary: 'Take a code of a school back; who was verified by it stays so',
  access,
  needsProof: true,
  params: params.extend({ codeId: id }),
  body: z.object({ reason }),
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND', 'SCHOOL_CODE_NOT_FOUND'],
})

export const giveSchoolPlan = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/plan',
  summary: 'Give all who belong to a school the plan of schools, until a moment or for good, in place of what it had',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: z.object({ endsAt: givenEnd.nullable(), reason }),
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND', 'PLAN_END_PASSED'],
})

export const takeSchoolPlan = endpoint({
  method: 'POST',
  path: '/api/v2/admin/schools/:id/take-plan',
  summary: 'Take the plan of a school back; again changes nothing',
  access: 'staff:operator',
  needsProof: true,
  params,
  body: z.object({ reason }),
  answers: wholeSchool,
  refusals: ['SCHOOL_NOT_FOUND'],
})

const typedName = z.object({
  name: z.string(),
  type: z.enum(schoolTypes),
  people: z.int(),
  /** Listed schools of that type that the name may mean, likeliest first. */
  suggestions: z.array(z.object({ id, name: z.string(), county: z.enum(counties) })),
})
export type TypedName = z.infer<typeof typedName>

export const listTypedNames = endpoint({
  method: 'GET',
  path: '/api/v2/admin/typed-schools',
  summary: 'Names of schools that people typed because the list did not have them, with schools that they may mean',
  access,
  query: z.object({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(typedName), nextCursor: z.string().nullable() }),
  refusals: [],
})

export const matchTypedName = endpoint({
  method: 'POST',
  path: '/api/v2/admin/typed-schools/match',
  summary: 'Put all who typed a name at a school of the list, so many at a time; again goes on with those who are left',
  access,
  body: z.object({
    name: text({ min: 1, max: consoleLimits.find, oneLine: true }),
    type: z.enum(schoolTypes, { error: 'invalid' }),
    schoolId: id,
  }),
  answers: z.object({ moved: z.int(), left: z.int() }),
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const consoleSchoolCalls = [
  listConsoleSchools,
  readConsoleSchool,
  permitSchool,
  takeSchoolPermission,
  makeConsoleSchoolCode,
  revokeConsoleSchoolCode,
  giveSchoolPlan,
  takeSchoolPlan,
  listTypedNames,
  matchTypedName,
] as const
