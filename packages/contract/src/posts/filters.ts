import { z } from 'zod'
import { limits } from '../limits.ts'
import { classifications } from '../tags/tags.ts'
import { day, text } from '../text.ts'

/** Filters of a list of records; the names are those of the query and of the web's addresses. */
export const postFilters = {
  /** Days of learning, both included. */
  from: day.optional(),
  to: day.optional(),
  classification: z.enum(classifications, { error: 'invalid' }).optional(),
  /** Comma-separated tag codes; finds records with all of them. */
  tags: z.string().max(500).optional(),
  /** Comma-separated own tags; finds records with all of them. */
  customTags: text({ max: 300, oneLine: true }).optional(),
  /** Searched in title, text, own tags and file names; all words must match. */
  words: text({ max: limits.searchWord, oneLine: true }).optional(),
}
export type PostFilters = z.input<z.ZodObject<typeof postFilters>>
