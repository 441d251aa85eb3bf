import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { commentLimits } from './limits.ts'

/** What a comment or a reply may say. */
export const words = text({ min: 1, max: commentLimits.text })

/** What comments and replies have in common, whatever they stand below. */
export const written = {
  id,
  author: personSummary,
  content: z.string(),
  /** The service's people have hidden what it said: nobody but its author reads it. */
  isWithheld: z.boolean(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  createdAt: time,
  editedAt: time.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), report: z.boolean() }),
}
const writing = z.object(written)
export type Written = z.infer<typeof writing>
