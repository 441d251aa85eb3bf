import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, sha256Digest } from './sessions.ts'

export const addEmailWay = endpoint({
  method: 'POST',
  path: '/api/v2/sessions/methods/email',
  summary: 'Add an e-mail and a password to an account that has none; an address that is not confirmed yet gets a mail',
  access: 'account',
  rate: 'mail',
  body: z.object({ email, password: sha256Digest, locale: z.enum(['tw', 'en']).optional() }),
  answers: z.object({
    /** `mailed`: the e-mail and password take effect once the mailed link is opened while signed in to this account. */
    result: z.enum(['added', 'mailed']),
    email: z.string(),
  }),
  refusals: [
    'EMAIL_WAY_EXISTS',
    'ACCOUNT_EXISTS',
    'TOO_MANY_LOGIN_FAILURES',
    'PASSWORD_SAME_AS_ACCOUNT',
    'PASSWORD_TOO_COMMON',
    'MAIL_TOO_SOON',
    'MAIL_LIMIT_REACHED',
  ],
})

export const emailWayCalls = [addEmailWay] as const
