import { z } from 'zod'
import { id } from '../text.ts'

/**
 * The fields of a person that every list shows. With a deleted account, `isDeleted` is true and the names are empty; a
 * person whose school opened the account and who has not signed in yet has no nickname (`has-begun.ts`).
 */
export const personSummary = z.object({
  id,
  displayName: z.string(),
  avatar: z.string().nullable(),
  isDeleted: z.boolean(),
})
export type PersonSummary = z.infer<typeof personSummary>

/** A page of people. */
export const peoplePage = z.object({ items: z.array(personSummary), nextCursor: z.string().nullable() })
