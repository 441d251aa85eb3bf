import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { groupLimits } from './limits.ts'
import { seatOf } from './member-number.ts'
import { memberNumber, numberList } from './members.ts'

const access = 'feature:learning-group'
const errorCode = z.literal(0)
const params = z.object({ groupId: id })

/** A class, as the school's list of accounts names it. */
const schoolClass = z.object({
  grade: text({ max: 60, clean: cleanName }),
  className: text({ max: 60, clean: cleanName }),
})
export type SchoolClass = z.infer<typeof schoolClass>

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/classes',
  summary:
    'The classes among the accounts that a school made, and how many of each are in a group; for administrators of its own groups who act for the school, and of teaching groups who are its verified teachers',
  access,
  params,
  answers: z.object({
    errorCode,
    schoolName: z.string(),
    items: z.array(schoolClass.extend({ accounts: z.int(), members: z.int() })),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'SCHOOL_PERMISSION_REQUIRED'],
})
export type ListedClass = z.infer<(typeof listClasses)['answers']>['items'][number]

export const addClasses = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/classes',
  summary:
    'Add the accounts of classes to a group at once: all who are missing, or nobody. Who is banned stays out, and of a teaching group whom a block keeps apart; again adds nobody twice',
  access,
  params,
  body: z.object({
    classes: z.array(schoolClass).min(1, { error: 'required' }).max(groupLimits.classesAtOnce, { error: 'too_many' }),
  }),
  bodyBytes: bodyLimits.long,
  answers: z.object({
    errorCode,
    added: z.int(),
    /** People who were members already. */
    known: z.int(),
    /** People who are banned, in the maximum of groups, or blocked. */
    leftOut: z.int(),
    /** Members with an account of the school who are in none of these classes. */
    others: z.array(z.object({ person: personSummary, grade: z.string(), className: z.string() })),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'GROUP_FULL', 'SCHOOL_PERMISSION_REQUIRED'],
})
export type AddedClasses = z.infer<(typeof addClasses)['answers']>

/**
 * Results for a line of a class list, the first that applies; `unknown`: the school made no account with that number.
 */
export const classLineStates = ['noNumber', 'unknown', 'twice', 'isIn', 'staysOut', 'nameDiffers', 'new'] as const

const classLine = z.object({
  /** Line number in the list, from 1. */
  line: z.int(),
  written: z.string(),
  state: z.enum(classLineStates),
  /** Empty if the line has none. */
  memberNumber: z.string(),
  /** Both as in the school's list; empty if no account matches. */
  studentNumber: z.string(),
  fullName: z.string(),
})
export type ClassLine = z.infer<typeof classLine>

export const readClassList = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/class-list',
  summary:
    'Whom of the accounts of a school the lines of a pasted list mean (student number, name, seat number), by the whole student number; changes nothing',
  access,
  isReading: true,
  cost: 5,
  params,
  body: z.object({ list: numberList }),
  answers: z.object({ errorCode, items: z.array(classLine) }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'SCHOOL_PERMISSION_REQUIRED'],
})

export const addClassList = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/class-list/members',
  summary:
    'Add pupils of a school to a group by their student numbers, with their seat numbers: all who can come, or nobody; again adds nobody twice',
  access,
  cost: 5,
  params,
  bodyBytes: bodyLimits.texts,
  body: z.object({
    people: z
      .array(z.object({ studentNumber: text({ min: 1, max: groupLimits.studentNumber, oneLine: true }), memberNumber }))
      .min(1, { error: 'required' })
      .max(groupLimits.numberList.lines, { error: 'too_many' })
      .refine((people) => unique(people.map(({ studentNumber }) => studentNumber)), { error: 'duplicate' })
      .refine((people) => unique(people.flatMap(({ memberNumber: one }) => (one === '' ? [] : [seatOf(one)]))), {
        error: 'duplicate',
      }),
  }),
  answers: z.object({
    errorCode,
    added: z.int(),
    /** People who were members already. */
    known: z.int(),
    /** People who are banned, in the maximum of groups, blocked, or gone from the school's list. */
    leftOut: z.int(),
  }),
  refusals: [
    'GROUP_NOT_FOUND',
    'GROUP_ADMIN_REQUIRED',
    'GROUP_ARCHIVED',
    'GROUP_FULL',
    'GROUP_NUMBER_TAKEN',
    'SCHOOL_PERMISSION_REQUIRED',
  ],
})

export const groupClassCalls = [listClasses, addClasses, readClassList, addClassList] as const
