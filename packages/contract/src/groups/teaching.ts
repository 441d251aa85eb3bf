import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../text.ts'
import { groupTypes } from './roles.ts'

const teachingClass = z.object({
  id,
  name: z.string(),
  /** The ID by which people find it and apply. */
  handle: z.string(),
  type: z.enum(groupTypes),
  /** Members who do not lead it. */
  pupils: z.int(),
  /** Pending applications. */
  applications: z.int(),
  /** A join code is active. */
  hasCode: z.boolean(),
})
export type TeachingClass = z.infer<typeof teachingClass>

export const listTeachingClasses = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/classes',
  summary:
    'The teaching and school groups that I lead and that are not put away, with who waits at their door, by name',
  access: 'feature:learning-group',
  answers: z.object({ items: z.array(teachingClass), hasMore: z.boolean() }),
  refusals: [],
})

export const teachingClassCalls = [listTeachingClasses] as const
