import { z } from 'zod'
import { cleanName, foldIdentifier } from '../characters.ts'
import { consoleLimits } from '../console/limits.ts'
import { endpoint } from '../endpoint.ts'
import { memberNumber } from '../groups/members.ts'
import { bodyLimits } from '../limits.ts'
import { unique } from '../posts/record-parts.ts'
import { academicRoles, grades } from '../profiles/organization-codes.ts'
import { longestClass } from '../profiles/placements.ts'
import { fullName } from '../profiles/users.ts'
import { cursor, id, text } from '../text.ts'
import { schoolLimits } from './limits.ts'

const access = 'school'
const params = z.object({ schoolId: id })
const reason = text(consoleLimits.reason)
const permitted = 'SCHOOL_NOT_FOUND'

/** `new`: no password of their own yet; `closed`: erased within 14 days. */
export const schoolAccountStates = ['new', 'used', 'closed'] as const

/** A person whose account the school opened, named as the school names them. */
const schoolPerson = z.object({
  id,
  academicRole: z.enum(academicRoles),
  fullName: z.string(),
  displayName: z.string(),
  username: z.string(),
  studentNumber: z.string(),
  grade: z.string(),
  className: z.string(),
  seatNumber: z.string(),
  state: z.enum(schoolAccountStates),
  /** The school that they will transfer to once it accepts them; null without a transfer. */
  movingTo: z.string().nullable(),
  /** They have neither an e-mail nor another sign-in method of their own. */
  mayGetPassword: z.boolean(),
})
export type SchoolPerson = z.infer<typeof schoolPerson>

const filter = z.object({
  find: text({ min: 1, max: consoleLimits.find, clean: foldIdentifier }).optional(),
  grade: text({ min: 1, max: 60, clean: cleanName }).optional(),
  className: text({ min: 1, max: 60, clean: cleanName }).optional(),
  academicRole: z.enum(academicRoles, { error: 'invalid' }).optional(),
})
export type SchoolPeopleFilter = z.infer<typeof filter>

export const listSchoolPeople = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/people',
  summary:
    'Whose accounts a school of mine made, by grade, class and seat number; by a part of the name, a number or an account name',
  access,
  params,
  query: filter.extend({ cursor: cursor.optional() }),
  answers: z.object({ items: z.array(schoolPerson), nextCursor: z.string().nullable() }),
  refusals: [permitted],
})

export const listSchoolClasses = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/classes',
  summary: 'The classes of a school of mine, with how many pupils are in them, and how many teachers the list has',
  access,
  params,
  answers: z.object({
    schoolName: z.string(),
    items: z.array(z.object({ grade: z.string(), className: z.string(), people: z.int() })),
    teachers: z.int(),
  }),
  refusals: [permitted],
})

export const readSchoolPeopleTable = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/people/table',
  summary: 'The same people as CSV, with the columns that an import takes',
  access,
  params,
  cost: 20,
  query: filter,
  answers: 'bytes',
  refusals: [permitted],
})

/** Ids of the people that one call changes. */
export const personIds = z
  .array(id)
  .min(1, { error: 'required' })
  .max(schoolLimits.changedAtOnce, { error: 'too_many' })
  .refine(unique, { error: 'duplicate' })

const changedPerson = z.object({
  id,
  fullName: fullName.optional(),
  grade: z.enum(grades, { error: 'invalid' }).optional(),
  className: text({ min: 1, max: longestClass, clean: cleanName }).optional(),
  seatNumber: memberNumber.optional(),
})

export const changeSchoolPeople = endpoint({
  method: 'PATCH',
  path: '/api/v2/schools/:schoolId/people',
  summary: 'Put names, grades, classes and seat numbers of people of a school of mine right, all of them or nobody',
  access,
  params,
  bodyBytes: bodyLimits.texts,
  body: z.object({
    people: z
      .array(changedPerson)
      .min(1, { error: 'required' })
      .max(schoolLimits.changedAtOnce, { error: 'too_many' })
      .refine((people) => unique(people.map((one) => one.id)), { error: 'duplicate' }),
  }),
  answers: z.object({ changed: z.int() }),
  refusals: [permitted, 'USER_NOT_FOUND', 'SEAT_NUMBER_TAKEN'],
})

const many = { access, params, needsProof: true, body: z.object({ personIds, reason }) } as const
const counted = z.object({ changed: z.int() })

export const closeSchoolAccounts = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/people/close',
  summary: 'Close accounts that a school of mine made: erased in 14 days, unless it or their holder takes that back',
  ...many,
  answers: counted,
  refusals: [permitted, 'USER_NOT_FOUND'],
})

export const reopenSchoolAccounts = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/people/reopen',
  summary:
    'Take back that the school has closed accounts, while they are there; without the seat number where somebody else has it by now',
  ...many,
  answers: counted.extend({ withoutSeat: z.int() }),
  refusals: [permitted, 'USER_NOT_FOUND'],
})

export const letSchoolPeopleGo = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/people/let-go',
  summary: 'People have left a school of mine, for another one or for good; their accounts stay theirs',
  ...many,
  answers: counted,
  refusals: [permitted, 'USER_NOT_FOUND'],
})

export const schoolPeopleCalls = [
  listSchoolPeople,
  listSchoolClasses,
  readSchoolPeopleTable,
  changeSchoolPeople,
  closeSchoolAccounts,
  reopenSchoolAccounts,
  letSchoolPeopleGo,
] as const
