import type { Provider } from '@learntrail/contract/accounts/providers'
import { email as emailRule } from '@learntrail/contract/accounts/sessions'
import { z } from 'zod'
import type { ProvenIdentity, Schooling } from './proven-identity.rules.ts'

/** A code as a string or number; providers send either. */
const code = z.union([z.string(), z.number()]).transform((value) => String(value).trim())

/**
 * Claims from the ministry's record of a person at a school. Each may be missing; a claim of another shape counts as
 * missing.
 */
const educationClaims = z.object({
  schoolid: code.optional().catch(undefined),
  titles: z
    .array(z.object({ schoolid: code.optional(), titles: z.array(z.string()) }))
    .optional()
    .catch(undefined),
  classinfo: z
    .array(
      z.object({
        schoolid: code.optional(),
        grade: code.optional(),
        classtitle: z.string().optional(),
        classno: code.optional(),
      }),
    )
    .optional()
    .catch(undefined),
})

const claimsOf = z.object({
  sub: code.optional(),
  id: code.optional(),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .optional()
    .catch(undefined),
})

/**
 * Returns the identity in a provider's claims, of which only the subject is certain to be present; undefined without
 * one.
 */
export function identityOf(provider: Provider, claims: Record<string, unknown>): ProvenIdentity | undefined {
  const parsed = claimsOf.safeParse(claims)
  // Plain OAuth 2 services send `id` in place of `sub`.
  const subject = parsed.data?.sub ?? parsed.data?.id
  if (!parsed.success || !subject) return undefined
  const email = emailRule.safeParse(parsed.data.email).data ?? null
  return {
    provider,
    subject,
    email,
    // Facebook does not say whether a person still owns the address.
    isEmailVerified: email !== null && provider !== 'facebook' && parsed.data.email_verified === true,
    name: parsed.data.name?.trim() ?? '',
    schooling: provider === 'tanet' ? schoolingOf(claims, parsed.data.name?.trim() ?? '') : null,
  }
}

const teachingTitles = ['教師', '老師', '校長', '主任', '導師']

function schoolingOf(claims: Record<string, unknown>, fullName: string): Schooling {
  const { schoolid, titles = [], classinfo = [] } = educationClaims.parse(claims)
  const schoolCode = schoolid || titles[0]?.schoolid || classinfo[0]?.schoolid || null
  const isHere = (one: { schoolid?: string | undefined }) => one.schoolid === undefined || one.schoolid === schoolCode
  const held = titles.filter(isHere).flatMap((one) => one.titles)
  const room = classinfo.find(isHere)
  return {
    fullName,
    schoolCode,
    role: roleOf(held),
    grade: gradeOf(room?.grade),
    className: room?.classtitle || room?.classno || null,
  }
}

function roleOf(titles: string[]): Schooling['role'] {
  if (titles.length === 0) return null
  if (titles.some((title) => teachingTitles.some((word) => title.includes(word)))) return 'teacher'
  return titles.some((title) => title.includes('學生')) ? 'student' : 'education_staff'
}

function gradeOf(value: string | undefined): number | null {
  const grade = Number(value)
  return Number.isInteger(grade) && grade >= 1 && grade <= 12 ? grade : null
}
