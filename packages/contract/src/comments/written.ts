import { z } from 'zod'
import { limits } from '../limits.ts'
import { personSummary } from '../people/person.ts'
import { id, text, time } from '../text.ts'

/** What can be commented on, by its name on the wire. Homework, units and courses join when they exist. */
export type CommentTargetType = 'portfolio' | 'ePortfolio'

/** What a comment or a reply may say. */
export const words = text({ min: 1, max: limits.comment })

/** What comments and replies have in common, whatever they stand below. */
export const written = {
  id,
  author: personSummary,
  content: z.string(),
  likeCount: z.int(),
  isLiked: z.boolean(),
  createdAt: time,
  editedAt: time.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
}
const writing = z.object(written)
export type Written = z.infer<typeof writing>
