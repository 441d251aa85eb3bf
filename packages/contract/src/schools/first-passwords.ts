import { z } from 'zod'
import { consoleLimits } from '../console/limits.ts'
import { endpoint } from '../endpoint.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { schoolLimits } from './limits.ts'

const reason = text(consoleLimits.reason)
const line = (max: number) => text({ max, oneLine: true })

/**
 * A first password with its owner's data, as it is handed out once; grade and class are named as in the school's list.
 */
export const firstPassword = z.object({
  username: line(100),
  password: line(100),
  fullName: line(60),
  schoolName: line(100),
  grade: line(60),
  className: line(60),
  seatNumber: line(10),
  studentNumber: line(30),
})
export type FirstPassword = z.infer<typeof firstPassword>

const given = { answers: z.object({ items: z.array(firstPassword) }), needsProof: true } as const
const always = ['ACCOUNT_HAS_OWN_WAY', 'ACCOUNT_OF_GROWN_UP'] as const

export const giveMemberPassword = endpoint({
  method: 'POST',
  path: '/api/v2/groups/:groupId/members/:personId/first-password',
  summary:
    'Give a pupil of a class that I lead a new first password, as a verified teacher of their school; they choose their own at the next log-in',
  access: 'member',
  params: z.object({ groupId: id, personId: id }),
  body: z.object({ reason }),
  ...given,
  refusals: ['GROUP_NOT_FOUND', 'GROUP_ADMIN_REQUIRED', 'USER_NOT_FOUND', 'TEACHER_OF_SCHOOL_REQUIRED', ...always],
})

export const giveSchoolPasswords = endpoint({
  method: 'POST',
  path: '/api/v2/schools/:schoolId/people/first-passwords',
  summary: 'Give people of a school of mine new first passwords, all of them or nobody',
  access: 'school',
  params: z.object({ schoolId: id }),
  cost: 10,
  body: z.object({
    personIds: z
      .array(id)
      .min(1, { error: 'required' })
      .max(schoolLimits.passwordsAtOnce, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
    reason,
  }),
  ...given,
  refusals: ['SCHOOL_NOT_FOUND', 'USER_NOT_FOUND', ...always],
})

export const givePersonPassword = endpoint({
  method: 'POST',
  path: '/api/v2/admin/people/:id/first-password',
  summary: 'Give somebody whose account a school made a new first password',
  access: 'staff:support',
  params: z.object({ id }),
  body: z.object({ reason }),
  ...given,
  refusals: ['USER_NOT_FOUND', ...always],
})

export const makePasswordSlips = endpoint({
  method: 'POST',
  path: '/api/v2/schools/password-slips',
  summary: 'First passwords as slips to cut, a class on pages of its own, as a PDF; nothing of it is kept',
  access: 'member',
  isReading: true,
  cost: 30,
  bodyBytes: schoolLimits.slipsBody,
  body: z.object({
    items: z.array(firstPassword).min(1, { error: 'required' }).max(schoolLimits.slips, { error: 'too_many' }),
  }),
  answers: z.object({ name: z.string(), pdf: z.base64() }),
  refusals: [],
})

export const firstPasswordCalls = [
  giveMemberPassword,
  giveSchoolPasswords,
  givePersonPassword,
  makePasswordSlips,
] as const
