import { z } from 'zod'
import { id } from '../text.ts'

/**
 * The little that every list shows of a person. A person whose account is gone has `isDeleted` and no names; whoever has an
 * account from their school and has not logged in yet has no nickname (`has-begun.ts`).
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
