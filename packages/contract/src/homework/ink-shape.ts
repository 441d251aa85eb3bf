import { z } from 'zod'
import { unique } from '../posts/record-parts.ts'
import { id } from '../text.ts'
import { type InkPage, type InkWidth, inkColors, inkSize, inkWidths, readPoints } from './ink.ts'
import { homeworkLimits } from './limits.ts'

const { ink: most, places } = homeworkLimits

const stroke = z.object({
  color: z.enum(inkColors, { error: 'invalid' }),
  width: z.literal<readonly InkWidth[]>(inkWidths, { error: 'invalid' }),
  points: z
    .string()
    .max(most.stroke, { error: 'too_long' })
    .refine((points) => readPoints(points) !== null, { error: 'invalid' }),
})

/** Drawings on the pages of a version; each page appears once. */
export const ink = z
  .array(
    z.object({
      fileId: id,
      page: z.int({ error: 'invalid' }).min(1, { error: 'too_small' }).max(places.page, { error: 'too_large' }),
      strokes: z.array(stroke).min(1, { error: 'required' }).max(most.strokes, { error: 'too_many' }),
    }),
  )
  .max(most.pages, { error: 'too_many' })
  .refine((pages) => unique(pages.map(({ fileId, page }) => `${fileId} ${page}`)), { error: 'duplicate' })
  .superRefine((pages: InkPage[], context) => {
    const { strokes, characters } = inkSize(pages)
    const refuse = (rule: string, limit: number) =>
      context.addIssue({ code: 'custom', message: rule, params: { rule, limit } })
    if (strokes > most.strokes) refuse('too_many', most.strokes)
    else if (characters > most.characters) refuse('too_large', most.characters)
  })
