import { z } from 'zod'
import { cleanName } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { bodyLimits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { id, text } from '../text.ts'
import { groupLimits } from './limits.ts'

const access = 'feature:learning-group'
const errorCode = z.literal(0)
const params = z.object({ groupId: id })

/** As the school's list of accounts says it. */
const schoolClass = z.object({
  grade: text({ max: 60, clean: cleanName }),
  className: text({ max: 60, clean: cleanName }),
})
export type SchoolClass = z.infer<typeof schoolClass>

export const listClasses = endpoint({
  method: 'GET',
  path: '/api/v2/groups/:groupId/classes',
  summary:
    'The classes among the accounts that a school made, and how many of each are in its group; for administrators who act for the school',
  access,
  params,
  answers: z.object({
    errorCode,
    items: z.array(schoolClass.extend({ accounts: z.int(), members: z.int() })),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'SCHOOL_PERMISSION_REQUIRED'],
})
export type ListedClass = z.infer<(typeof listClasses)['answers']>['items'][number]

export const addClasses = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/classes',
  summary:
    'Add the accounts of classes to the group of their school at once: all who are missing, or nobody. Who is banned stays out; again adds nobody twice',
  access,
  params,
  body: z.object({
    classes: z.array(schoolClass).min(1, { error: 'required' }).max(groupLimits.classesAtOnce, { error: 'too_many' }),
  }),
  bodyBytes: bodyLimits.long,
  answers: z.object({
    errorCode,
    added: z.int(),
    /** They were there. */
    known: z.int(),
    /** Banned, or in as many groups as one can be. */
    leftOut: z.int(),
    /** Members with an account of the school who are in none of these classes. */
    others: z.array(z.object({ person: personSummary, grade: z.string(), className: z.string() })),
  }),
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'GROUP_ARCHIVED', 'GROUP_FULL', 'SCHOOL_PERMISSION_REQUIRED'],
})
export type AddedClasses = z.infer<(typeof addClasses)['answers']>

export const groupClassCalls = [listClasses, addClasses] as const
