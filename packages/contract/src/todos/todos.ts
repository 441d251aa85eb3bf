import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { todoKinds } from './kinds.ts'

const todo = z.object({
  kind: z.enum(todoKinds),
  /** Of the thing that waits: homework, a group, the person who asks. */
  id,
  title: z.string(),
  /** Where it is, where that has a name: the group of the homework. */
  where: z.string(),
  /** Who waits; null where nobody in particular does. */
  person: personSummary.nullable(),
  /** How much of it waits: messages of a room, applications to a group; 1 for what is one thing. */
  count: z.int(),
  /** Until when. */
  at: time.nullable(),
  /** Since when. */
  since: time.nullable(),
})
export type Todo = z.infer<typeof todo>

export const listTodos = endpoint({
  method: 'GET',
  path: '/api/v2/todos',
  summary: 'What waits for me in all features, what presses most first: a few of each kind, and how many there are',
  access: 'member',
  rate: 'read',
  answers: z.object({
    items: z.array(todo),
    /** How many there are of each kind that has any. */
    counts: z.partialRecord(z.enum(todoKinds), z.int()),
  }),
  refusals: [],
})
export type Todos = z.infer<(typeof listTodos)['answers']>

export const todoCalls = [listTodos] as const
