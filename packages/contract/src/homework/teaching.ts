import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'

const teachingHomework = z.object({
  id,
  title: z.string(),
  group: z.object({ id, name: z.string() }),
  deadline: time.nullable(),
  isAssigned: z.boolean(),
  /** Whether the deadline lies between the start of today and a week from now. */
  isDueSoon: z.boolean(),
  /** Hand-ins whose correction has not begun, and the one waiting longest. */
  waiting: z.int(),
  nextId: id.nullable(),
  /** Corrected, but not yet released. */
  corrected: z.int(),
  /** People asked for a hand-in, and how many of them have handed in. */
  asked: z.int(),
  handedIn: z.int(),
  remindedAt: time.nullable(),
  /** When they can be reminded again; null: now. */
  remindableAt: time.nullable(),
})
export type TeachingHomework = z.infer<typeof teachingHomework>

export const listTeachingHomework = endpoint({
  method: 'GET',
  path: '/api/v2/teaching/homework',
  summary:
    'Of the classes that I lead, the homework that I correct and that has work waiting, corrected and not released, or a deadline within a week; by who waits longest, then by deadline',
  access: 'feature:learning-group',
  cost: 3,
  answers: z.object({ items: z.array(teachingHomework), hasMore: z.boolean() }),
  refusals: [],
})

export const teachingHomeworkCalls = [listTeachingHomework] as const
