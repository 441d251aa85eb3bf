import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { guardianToken } from '../../guardians/guardian.ts'
import { bodyLimits } from '../../limits.ts'
import { version } from '../../posts/record-parts.ts'
import { signature } from '../../signature/signature.ts'
import { text, time } from '../../text.ts'
import { planContent } from '../content.ts'
import { planLimits } from '../limits.ts'
import { toldOfSchool } from '../school/of-plan.ts'
import { signatureRoles } from './facts.ts'
import { planHash } from './signing.ts'

const token = z.object({ token: guardianToken })

/** The plan that a guardian is asked to sign. */
const asked = z.object({
  childName: z.string(),
  school: z.string().nullable(),
  /** The school's requirements for plans. */
  ofSchool: toldOfSchool,
  plan: planContent,
  version: z.int(),
  hash: planHash,
  /** The other signers, and whether they have signed. */
  others: z.array(z.object({ role: z.enum(signatureRoles), label: z.string(), isSigned: z.boolean() })),
  expiresAt: time,
  /** The answer for the present version; null: not answered yet. */
  answer: z.object({ said: z.enum(['signed', 'refused']), name: z.string(), reason: z.string(), at: time }).nullable(),
})
export type AskedBySigningLink = z.infer<typeof asked>

// Tokens travel in the body, like other secrets in mails: a link scanner that opens the address signs nothing and
// reveals nothing.
export const readSigningLink = endpoint({
  method: 'POST',
  path: '/api/v2/sdl-service/signing-link',
  summary: 'The plan that a guardian is asked to sign, by the secret of a mail',
  access: 'public',
  isReading: true,
  rate: 'login',
  body: token,
  answers: asked,
  refusals: ['SIGNING_LINK_OVER', 'TOO_MANY_LOGIN_FAILURES'],
})

export const answerSigningLink = endpoint({
  method: 'POST',
  path: '/api/v2/sdl-service/signing-link/answer',
  summary: 'Sign the plan as a guardian, or refuse with a reason; once. The same answer again changes nothing',
  access: 'public',
  rate: 'login',
  bodyBytes: bodyLimits.long,
  body: token.extend({
    version,
    hash: planHash,
    answer: z.union([
      z.object({ said: z.literal('signed'), name: signature.options[0].shape.typed, mark: signature }),
      z.object({
        said: z.literal('refused'),
        name: signature.options[0].shape.typed,
        reason: text({ min: 2, max: planLimits.reason }),
      }),
    ]),
  }),
  answers: asked,
  refusals: ['SIGNING_LINK_OVER', 'PLAN_CHANGED_SINCE', 'SIGNATURE_NOT_ASKED', 'TOO_MANY_LOGIN_FAILURES'],
})

export const signingLinkCalls = [readSigningLink, answerSigningLink] as const
