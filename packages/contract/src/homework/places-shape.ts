import { z } from 'zod'
import { unique } from '../posts/record-parts.ts'
import { id, text } from '../text.ts'
import { homeworkLimits } from './limits.ts'

const { places: most } = homeworkLimits
const fraction = z.number({ error: 'invalid' }).min(0, { error: 'too_small' }).max(1, { error: 'too_large' })
const offset = z
  .int({ error: 'invalid' })
  .min(0, { error: 'too_small' })
  // The longest hand-in, in the units of this offset.
  .max(homeworkLimits.writing * 2, { error: 'too_large' })

const inText = z
  .object({ kind: z.literal('text'), start: offset, end: offset })
  .refine(({ start, end }) => start < end, { error: 'invalid' })

const inFile = z
  .object({
    kind: z.literal('file'),
    fileId: id,
    page: z.int({ error: 'invalid' }).min(1, { error: 'too_small' }).max(most.page, { error: 'too_large' }),
    x: fraction,
    y: fraction,
    width: fraction,
    height: fraction,
  })
  .refine(({ x, y, width, height }) => x + width <= 1 && y + height <= 1, { error: 'invalid' })

/** Comments at places of a version. */
export const places = z
  .array(z.object({ id, at: z.union([inText, inFile], { error: 'invalid' }), words: text({ max: most.words }) }))
  .max(most.count, { error: 'too_many' })
  .refine((given) => unique(given.map((place) => place.id)), { error: 'duplicate' })
