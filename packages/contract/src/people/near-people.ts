import { z } from 'zod'
import { personSummary } from './person.ts'

/** People close by, of whom one chooses some. */
export const nearPeople = z.object({
  items: z.array(
    personSummary.extend({
      /** A group that both are in; null of others. */
      groupName: z.string().nullable(),
    }),
  ),
  /** There are more: words find them. */
  hasMore: z.boolean(),
})
export type NearPeople = z.infer<typeof nearPeople>
