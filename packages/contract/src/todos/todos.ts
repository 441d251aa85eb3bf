import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { personSummary } from '../people/person.ts'
import { id, time } from '../text.ts'
import { todoKinds } from './kinds.ts'

const todo = z.object({
  kind: z.enum(todoKinds),
  /** Id of the thing that waits: homework, a group, the person who asks. */
  id,
  title: z.string(),
  /** Name of its context, if it has one: the group of the homework. */
  where: z.string(),
  /** The person who waits; null if it is nobody in particular. */
  person: personSummary.nullable(),
  /** Number of things that wait, such as messages of a room or applications to a group; 1 for a single thing. */
  count: z.int(),
  /** Due time. */
  at: time.nullable(),
  /** Waiting since. */
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
    /** Total of each kind that has any. */
    counts: z.partialRecord(z.enum(todoKinds), z.int()),
  }),
  refusals: [],
})
export type Todos = z.infer<(typeof listTodos)['answers']>

export const todoCalls = [listTodos] as const
