import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { guardianToken } from '../guardians/guardian.ts'
import { time } from '../text.ts'
import { application } from './applications.ts'
import { detailsShown } from './details.ts'

const token = z.object({ token: guardianToken })

/** The application that a guardian is asked about. */
const asked = z.object({
  childName: z.string(),
  prize: application.shape.prize.omit({ id: true }).extend({ description: z.string() }),
  points: z.int(),
  at: time,
  details: detailsShown.omit({ guardianEmail: true }),
  hasIdImages: z.boolean(),
  expiresAt: time,
  /** Null: not answered yet. */
  answer: z.enum(['agreed', 'refused']).nullable(),
})
export type AskedConsent = z.infer<typeof asked>

// The token travels in the body, like other secrets in mails: a link scanner that opens the address changes nothing and
// reveals nothing.
export const readConsent = endpoint({
  method: 'POST',
  path: '/api/v2/rewards/consent',
  summary: 'What a guardian is asked to agree to, by the secret of a mail',
  access: 'public',
  isReading: true,
  rate: 'login',
  body: token,
  answers: asked,
  refusals: ['CONSENT_OVER', 'TOO_MANY_LOGIN_FAILURES'],
})

export const answerConsent = endpoint({
  method: 'POST',
  path: '/api/v2/rewards/consent/answer',
  summary: 'Agree to an application as a guardian, or refuse it; once. The same answer again changes nothing',
  access: 'public',
  rate: 'login',
  body: token.extend({ answer: z.enum(['agreed', 'refused'], { error: 'invalid' }) }),
  answers: asked,
  refusals: ['CONSENT_OVER', 'APPLICATION_CHANGED', 'TOO_MANY_LOGIN_FAILURES'],
})

export const consentCalls = [readConsent, answerConsent] as const
