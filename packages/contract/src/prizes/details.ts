import { z } from 'zod'
import { email } from '../accounts/sessions.ts'
import { signature } from '../signature/signature.ts'
import { text } from '../text.ts'
import { prizeLimits } from './limits.ts'

/** As typed: digits, spaces, `+`, `-`, `#` and brackets, also full width. */
const phone = z
  .string()
  .max(prizeLimits.phone.max * 4, { error: 'too_long', abort: true })
  .overwrite((typed) => typed.normalize('NFKC').trim())
  .refine((typed) => typed !== '', { error: 'required', abort: true })
  .refine((typed) => /^[0-9+\-() #]+$/.test(typed) && /[0-9]{2}/.test(typed), { error: 'phone', abort: true })
  .refine((typed) => typed.length >= prizeLimits.phone.min, { error: 'phone' })
  .refine((typed) => typed.length <= prizeLimits.phone.max, { error: 'phone' })

/** A JPEG in base64. */
const image = z
  .base64({ error: 'invalid' })
  .min(1, { error: 'required' })
  .max(prizeLimits.imageBase64, { error: 'too_long' })
  // The base64 form of a JPEG's first three bytes.
  .refine((content) => content.startsWith('/9j/'), { error: 'invalid' })

/** Who is asked for consent: a known guardian, or an address typed by the applicant. */
const guardian = z.union([z.object({ guardianId: z.uuid({ error: 'invalid' }) }), z.object({ email })])

/** Personal data of an application; what its prize asks for is required, and nothing else is stored. */
export const detailsGiven = z.object({
  recipient: text({ ...prizeLimits.recipient, oneLine: true }).optional(),
  address: text({ ...prizeLimits.address, oneLine: true }).optional(),
  phone: phone.optional(),
  signature: signature.optional(),
  guardian: guardian.optional(),
  idImages: z.object({ front: image, back: image }).optional(),
})
export type DetailsGiven = z.infer<typeof detailsGiven>

/** The part that can be shown. Null: not asked for, or erased since. */
export const detailsShown = z.object({
  recipient: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  signature: signature.nullable(),
  guardianEmail: z.string().nullable(),
})
