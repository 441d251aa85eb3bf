import { z } from 'zod'
import { personSummary } from './person.ts'

/** People close to the caller, to choose from. */
export const nearPeople = z.object({
  items: z.array(
    personSummary.extend({
      /** A group that both are in; null if there is none. */
      groupName: z.string().nullable(),
    }),
  ),
  /** There are more people, who can be found by searching. */
  hasMore: z.boolean(),
})
export type NearPeople = z.infer<typeof nearPeople>
