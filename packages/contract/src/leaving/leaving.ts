import { z } from 'zod'
import { passwordDigest } from '../accounts/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { time } from '../text.ts'

export const askForDeletion = endpoint({
  method: 'POST',
  path: '/api/v2/users/setDeleteStatus',
  summary:
    'Ask for the deletion of my account, with the digest of its password or, without one, within ten minutes after a sign-in; ends all other sessions',
  access: 'account',
  rate: 'login',
  body: z.object({ password: passwordDigest.optional() }).default({}),
  answers: z.object({
    deletedAt: time,
    /** Until then it can be cancelled. */
    endsAt: time,
  }),
  refusals: ['INCORRECT_PASSWORD', 'TOO_MANY_LOGIN_FAILURES', 'FRESH_SIGN_IN_REQUIRED', 'DELETION_ALREADY_ASKED'],
})

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/setDeleteStatus',
  summary: 'Cancel the deletion of my account, within 14 days',
  access: 'session',
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['NOT_BEING_DELETED', 'DELETION_OVER'],
})

export const leavingCalls = [askForDeletion, cancelDeletion] as const
