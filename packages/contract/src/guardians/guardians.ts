import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { locales } from '../profiles/preferences.ts'
import { id, time } from '../text.ts'
import { guardianName, guardianToken, relation, sights } from './guardian.ts'

const access = 'guardian'
const locale = z.enum(locales, { error: 'invalid' })
const ok = z.object({ ok: z.literal(true) })
const byToken = z.object({ token: guardianToken })

export const readGuardianInvitation = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/invitation',
  summary: 'What an invitation to be a guardian says: whose, by whom, for which group; by its secret',
  access: 'public',
  isReading: true,
  rate: 'login',
  body: byToken,
  answers: z.object({
    childName: z.string(),
    /** Null: invited by the child. */
    groupName: z.string().nullable(),
    invitedBy: z.string(),
    name: z.string(),
    /** The address it was sent to; null if it was not mailed. */
    email: z.string().nullable(),
    expiresAt: time,
    /** The device is signed in as the child; a guardian should use one of their own. */
    isChild: z.boolean(),
    /** Children whose guardian this device already belongs to. */
    children: z.array(z.string()),
  }),
  refusals: ['GUARDIAN_LINK_OVER', 'TOO_MANY_LOGIN_FAILURES'],
})

export const acceptGuardianInvitation = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/accept',
  summary:
    'Become the guardian of a child by the secret of an invitation; the device remembers it. Whoever is a guardian there already has one more child',
  access: 'public',
  rate: 'login',
  body: byToken.extend({
    name: guardianName,
    relation,
    /** Address for mails, used once it is confirmed by a mail; for a mailed invitation it already is. */
    email: email.nullable().default(null),
    isWeekly: z.boolean().default(false),
    locale: locale.default('tw'),
  }),
  answers: z.object({ childId: id, confirms: z.boolean() }),
  refusals: [
    'GUARDIAN_LINK_OVER',
    'GUARDIAN_IS_CHILD',
    'GUARDIAN_LIMIT_REACHED',
    'CHILD_LIMIT_REACHED',
    'TOO_MANY_LOGIN_FAILURES',
  ],
})

export const enterAsGuardian = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/enter',
  summary:
    'Come in by a link of one’s own, out of a mail or from another device; confirms the address that it was mailed to',
  access: 'public',
  rate: 'login',
  body: byToken,
  answers: ok,
  refusals: ['GUARDIAN_LINK_OVER', 'TOO_MANY_LOGIN_FAILURES'],
})

const child = z.object({
  id,
  name: z.string(),
  relation,
  groups: z.array(z.object({ id, name: z.string(), sights })),
})

const guardian = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  isEmailConfirmed: z.boolean(),
  isWeekly: z.boolean(),
  mailsBulletins: z.boolean(),
  locale,
  /** The guardianship is held in an account. */
  hasAccount: z.boolean(),
  /** The account that this device is signed in to; null without one. */
  account: z.object({ name: z.string(), isChild: z.boolean() }).nullable(),
  children: z.array(child),
})
export type Guardian = z.infer<typeof guardian>
export type GuardedChild = Guardian['children'][number]

export const readGuardian = endpoint({
  method: 'GET',
  path: '/api/v2/guardian',
  summary: 'Me as a guardian, with my children and what their groups show me',
  access,
  answers: guardian,
  refusals: [],
})

export const changeGuardian = endpoint({
  method: 'PATCH',
  path: '/api/v2/guardian',
  summary:
    'Change my name as a guardian, my address and which mails I want; a new address is mailed a link that confirms it',
  access,
  rate: 'mail',
  body: z
    .object({
      name: guardianName,
      email: email.nullable(),
      isWeekly: z.boolean(),
      mailsBulletins: z.boolean(),
      locale,
    })
    .partial(),
  answers: guardian,
  refusals: ['GUARDIAN_MAIL_LIMIT_REACHED'],
})

export const makeGuardianLink = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/link',
  summary: 'A link by which I come in on another device of mine; once, and not for ever',
  access,
  answers: z.object({ token: guardianToken, expiresAt: time }),
  refusals: [],
})

export const keepInAccount = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/account',
  summary: 'Keep what this device is the guardian of in the account that it is signed in with',
  access,
  answers: guardian,
  refusals: ['GUARDIAN_ACCOUNT_REQUIRED', 'GUARDIAN_IS_CHILD', 'CHILD_LIMIT_REACHED'],
})

export const leaveAsGuardian = endpoint({
  method: 'DELETE',
  path: '/api/v2/guardian/device',
  summary: 'Have this device forget whose guardian it is',
  access: 'public',
  answers: ok,
  refusals: [],
})

export const stopGuarding = endpoint({
  method: 'DELETE',
  path: '/api/v2/guardian/children/:childId',
  summary: 'Be the guardian of a child no longer',
  access,
  params: z.object({ childId: id }),
  answers: ok,
  refusals: ['CHILD_NOT_FOUND'],
})

export const unsubscribeGuardian = endpoint({
  method: 'POST',
  path: '/api/v2/guardian/unsubscribe/:token',
  summary: 'End all mails to a guardian, by the link that each carries (RFC 8058)',
  access: 'public',
  isForeign: true,
  params: z.object({ token: guardianToken }),
  answers: ok,
  refusals: ['GUARDIAN_LINK_OVER'],
})

export const guardianCalls = [
  readGuardianInvitation,
  acceptGuardianInvitation,
  enterAsGuardian,
  readGuardian,
  changeGuardian,
  makeGuardianLink,
  keepInAccount,
  leaveAsGuardian,
  stopGuarding,
  unsubscribeGuardian,
] as const
