import { z } from 'zod'
import { text } from '../text.ts'
import { signatureLimits } from './limits.ts'

const coordinate = z
  .int({ error: 'invalid' })
  .min(0, { error: 'invalid' })
  .max(signatureLimits.side, { error: 'invalid' })

/** A stroke of the pen: its points as pairs of x and y. */
const line = z
  .array(z.tuple([coordinate, coordinate]))
  .min(1, { error: 'invalid' })
  .max(signatureLimits.pointsOfLine, { error: 'too_many' })

/** Typed or drawn; a drawing is stored as lines, which show what a picture would and can contain nothing else. */
export const signature = z.union([
  z.object({ typed: text({ min: signatureLimits.min, max: signatureLimits.max, oneLine: true }) }),
  z.object({
    lines: z
      .array(line)
      .min(1, { error: 'required' })
      .max(signatureLimits.lines, { error: 'too_many' })
      .refine((lines) => lines.reduce((sum, one) => sum + one.length, 0) <= signatureLimits.points, {
        error: 'too_many',
      }),
  }),
])
export type Signature = z.infer<typeof signature>
