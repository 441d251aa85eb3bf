import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { signature } from '../signature/signature.ts'
import { text } from '../text.ts'
import { prizeLimits } from './limits.ts'

/** As typed: digits, blanks, `+`, `-`, `#` and brackets, also full width. */
const phone = z
  .string()
  .max(prizeLimits.phone.max * 4, { error: 'too_long', abort: true })
  .overwrite((typed) => typed.normalize('NFKC').trim())
  .refine((typed) => typed !== '', { error: 'required', abort: true })
  .refine((typed) => /^[0-9+\-() #]+$/.test(typed) && /[0-9]{2}/.test(typed), { error: 'phone', abort: true })
  .refine((typed) => typed.length >= prizeLimits.phone.min, { error: 'phone' })
  .refine((typed) => typed.length <= prizeLimits.phone.max, { error: 'phone' })

/** A JPEG, in base64. */
const image = z
  .base64({ error: 'invalid' })
  .min(1, { error: 'required' })
  .max(prizeLimits.imageBase64, { error: 'too_long' })
  // What the first three bytes of a JPEG come to.
  .refine((content) => content.startsWith('/9j/'), { error: 'invalid' })

/** Who is asked to agree: a guardian whom the product knows, or an address that the applicant types. */
const guardian = z.union([z.object({ guardianId: z.uuid({ error: 'invalid' }) }), z.object({ email })])

/** What an application may hold about a person; of these, what its prize asks of the applicant is needed, and nothing else is kept. */
export const detailsGiven = z.object({
  recipient: text({ ...prizeLimits.recipient, oneLine: true }).optional(),
  address: text({ ...prizeLimits.address, oneLine: true }).optional(),
  phone: phone.optional(),
  signature: signature.optional(),
  guardian: guardian.optional(),
  idImages: z.object({ front: image, back: image }).optional(),
})
export type DetailsGiven = z.infer<typeof detailsGiven>

/** What can be shown of it. Null: not asked, or erased since. */
export const detailsShown = z.object({
  recipient: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  signature: signature.nullable(),
  guardianEmail: z.string().nullable(),
})
