import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { foldCode, foldIdentifier } from '../characters.ts'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { unique } from '../posts/record-parts.ts'
import { id, text, time } from '../text.ts'
import { schoolCodeDays, schoolCodeLength, schoolCodeLetters, schoolCodeLimits, schoolDomainLimits } from './limits.ts'
import { schoolPermission } from './reach.ts'

/** As typed: width, case, spaces and hyphens are ignored. */
export const schoolCode = z
  .string()
  .max(50, { error: 'invalid' })
  .transform(foldCode)
  .refine((code) => new RegExp(`^[${schoolCodeLetters}]{${schoolCodeLength}}$`).test(code), { error: 'invalid' })

export const askTeacherEmail = endpoint({
  method: 'POST',
  path: '/api/v2/users/current/teacher/email',
  summary: 'Mail a link to my educational address, which verifies me as a teacher',
  access: 'member',
  rate: 'mail',
  body: z.object({ email }),
  answers: z.object({ email: z.string() }),
  refusals: [
    'NOT_A_TEACHER',
    'TEACHER_VERIFIED_ALREADY',
    'EMAIL_NOT_EDUCATIONAL',
    'TEACHER_EMAIL_IN_USE',
    'MAIL_TOO_SOON',
    'MAIL_LIMIT_REACHED',
  ],
})

export const confirmTeacherEmail = endpoint({
  method: 'PATCH',
  path: '/api/v2/users/current/teacher/email',
  summary: 'What the mailed link leads to; it holds in a browser that is signed in to the account that asked',
  access: 'member',
  rate: 'login',
  body: z.object({ token: z.string().min(1).max(100) }),
  answers: z.object({ email: z.string() }),
  refusals: [
    'TOKEN_INVALID',
    'TOKEN_USED',
    'TOKEN_EXPIRED',
    'LINK_OF_OTHER_ACCOUNT',
    'NOT_A_TEACHER',
    'EMAIL_NOT_EDUCATIONAL',
    'TEACHER_EMAIL_IN_USE',
  ],
})

export const useSchoolCode = endpoint({
  method: 'POST',
  path: '/api/v2/users/current/teacher/code',
  summary: 'Verify me as a teacher by a code of my school; one that I have used already changes nothing',
  access: 'member',
  rate: 'login',
  body: z.object({ code: schoolCode }),
  answers: z.object({ schoolName: z.string() }),
  refusals: [
    'NOT_A_TEACHER',
    'TEACHER_VERIFIED_ALREADY',
    'SCHOOL_CODE_INVALID',
    'SCHOOL_CODE_OF_OTHER_SCHOOL',
    'TOO_MANY_LOGIN_FAILURES',
  ],
})

export const vouchForTeacher = endpoint({
  method: 'POST',
  path: '/api/v2/users/:id/teacher',
  summary:
    'Answer for somebody that they teach at my school, as a teacher whom the school answers for; again changes nothing',
  access: 'member',
  params: z.object({ id }),
  answers: z.object({ ok: z.literal(true) }),
  refusals: [
    'NOT_A_TEACHER',
    'VOUCHING_NOT_ALLOWED',
    'USER_NOT_FOUND',
    'TEACHER_OF_OTHER_SCHOOL',
    'VOUCHING_LIMIT_REACHED',
  ],
})

const schoolDomains = z.object({
  /** Domain of the website in the ministry's list; null if the school has none of its own. */
  listed: z.string().nullable(),
  usesListed: z.boolean(),
  own: z.array(z.string()),
})
export type SchoolDomains = z.infer<typeof schoolDomains>

export const readSchoolDomains = endpoint({
  method: 'GET',
  path: '/api/v2/schools/:schoolId/domains',
  summary: 'Where teachers of a school of mine have their addresses, which verify them',
  access: 'school',
  params: z.object({ schoolId: id }),
  answers: schoolDomains,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const changeSchoolDomains = endpoint({
  method: 'PUT',
  path: '/api/v2/schools/:schoolId/domains',
  summary:
    'Say where teachers of a school of mine have their addresses, and whether those of its website are theirs alone',
  access: 'school',
  params: z.object({ schoolId: id }),
  body: z.object({
    usesListed: z.boolean(),
    own: z
      .array(
        text({ min: 3, max: schoolDomainLimits.length, clean: foldIdentifier })
          .transform((typed) => typed.toLowerCase().replace(/^@/, ''))
          .refine((domain) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain), { error: 'invalid' }),
      )
      .max(schoolDomainLimits.count, { error: 'too_many' })
      .refine(unique, { error: 'duplicate' }),
  }),
  answers: schoolDomains,
  refusals: ['SCHOOL_NOT_FOUND'],
})

export const listSchoolPermissions = endpoint({
  method: 'GET',
  path: '/api/v2/users/schoolPermissions',
  summary: 'The schools that I act for, and where it is not a whole school, for which of its grades and classes',
  access: 'member',
  answers: z.object({ items: z.array(schoolPermission) }),
  refusals: [],
})

const schoolCodeView = z.object({
  id,
  code: z.string(),
  schoolId: id,
  schoolName: z.string(),
  /** Number of teachers it is for. */
  uses: z.int(),
  expiresAt: time,
  createdAt: time,
  /** People who used it whom the viewer may see, newest first. */
  usedBy: z.array(personSummary),
  usedCount: z.int(),
})
export type SchoolCode = z.infer<typeof schoolCodeView>

const schoolCodes = z.object({ items: z.array(schoolCodeView) })

export const listSchoolCodes = endpoint({
  method: 'GET',
  path: '/api/v2/schools/teacher-codes',
  summary: 'Codes of my schools that hold, newest first, with who used them',
  access: 'school',
  answers: schoolCodes,
  refusals: [],
})

/** Number of teachers, and days of validity. */
export const newSchoolCode = z.object({
  uses: z
    .int({ error: 'invalid' })
    .min(schoolCodeLimits.uses.min, { error: 'invalid' })
    .max(schoolCodeLimits.uses.max, { error: 'too_many' }),
  days: z.literal(schoolCodeDays, { error: 'invalid' }),
})

export const makeSchoolCode = endpoint({
  method: 'POST',
  path: '/api/v2/schools/teacher-codes',
  summary: 'Make a code by which teachers of a school of mine are verified',
  access: 'school',
  body: newSchoolCode.extend({ schoolId: id }),
  answers: schoolCodes,
  refusals: ['SCHOOL_PERMISSION_REQUIRED', 'SCHOOL_CODE_LIMIT_REACHED'],
})

export const revokeSchoolCode = endpoint({
  method: 'DELETE',
  path: '/api/v2/schools/teacher-codes/:id',
  summary: 'Take a code back; who was verified by it stays so',
  access: 'school',
  params: z.object({ id }),
  answers: schoolCodes,
  refusals: ['SCHOOL_CODE_NOT_FOUND'],
})

export const teacherCalls = [
  askTeacherEmail,
  confirmTeacherEmail,
  useSchoolCode,
  vouchForTeacher,
  readSchoolDomains,
  changeSchoolDomains,
  listSchoolPermissions,
  listSchoolCodes,
  makeSchoolCode,
  revokeSchoolCode,
] as const
