import { z } from 'zod'
import { id } from '../text.ts'

/**
 * The little that every list shows of a person. A person whose account is gone has `isDeleted` and no names; whoever has an
 * account from their school and has not logged in yet has no nickname (`hasBegun`).
 */
export const personSummary = z.object({
  id,
  displayName: z.string(),
  avatar: z.string().nullable(),
  isDeleted: z.boolean(),
})
export type PersonSummary = z.infer<typeof personSummary>

/** False of whoever has not filled in a profile: those who lead their class know them by what the school says. */
export const hasBegun = ({ displayName, isDeleted }: PersonSummary) => isDeleted || displayName !== ''

/** A page of people. */
export const peoplePage = z.object({ items: z.array(personSummary), nextCursor: z.string().nullable() })
