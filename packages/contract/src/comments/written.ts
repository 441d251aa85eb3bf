import { z } from 'zod'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'
import { commentLimits } from './limits.ts'

/** Text of a comment or a reply. */
export const words = text({ min: 1, max: commentLimits.text })

/** Fields that comments and replies share, whatever their target. */
export const written = {
  id,
  author: personSummary,
  content: z.string(),
  /** Staff have hidden the text: only its author reads it. */
  isWithheld: z.boolean(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  createdAt: time,
  editedAt: time.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), report: z.boolean() }),
}
const writing = z.object(written)
export type Written = z.infer<typeof writing>
