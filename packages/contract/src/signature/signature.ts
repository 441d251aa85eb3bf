import { z } from 'zod'
import { text } from '../text.ts'
import { signatureLimits } from './limits.ts'

const coordinate = z
  .int({ error: 'invalid' })
  .min(0, { error: 'invalid' })
  .max(signatureLimits.side, { error: 'invalid' })

/** A line of a pen: its points, x and y in turn. */
const line = z
  .array(z.tuple([coordinate, coordinate]))
  .min(1, { error: 'invalid' })
  .max(signatureLimits.pointsOfLine, { error: 'too_many' })

/** Typed, or drawn: as lines, which say what a picture would and hold nothing else. */
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
