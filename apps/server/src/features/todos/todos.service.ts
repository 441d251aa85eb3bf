import { type TodoKind, todoKinds } from '@learntrail/contract/todos/kinds'
import type { Todo, Todos } from '@learntrail/contract/todos/todos'
import type { Person } from '../../platform/access/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { todosQuery } from './todos.queries.ts'

interface TodoRow extends Omit<Todo, 'where' | 'at' | 'since'> {
  where_name: string
  at: Date | null
  since: Date | null
  total: number
}

const placeOf = new Map(todoKinds.map((kind, place) => [kind, place]))
const byPlace = (one: { kind: TodoKind }, other: { kind: TodoKind }) =>
  (placeOf.get(one.kind) ?? 0) - (placeOf.get(other.kind) ?? 0)

/** Lists what waits for a person in all features, the most urgent first. */
export async function listTodos(
  { pool, declared, clock }: Platform,
  person: Pick<Person, 'id' | 'features'>,
): Promise<Todos> {
  const query = todosQuery(declared, (name) => person.features.some((feature) => feature === name))
  const { rows } = await pool.query<TodoRow>({ ...query, values: [person.id, clock.now()] })
  const counts: Todos['counts'] = {}
  for (const { kind, total } of rows) counts[kind] = total
  // The sort is stable and keeps the order within a kind.
  return { items: rows.toSorted(byPlace).map(todoOf), counts }
}

function todoOf({ where_name: where, at, since, total: _, ...row }: TodoRow): Todo {
  return { ...row, where, at: at?.toISOString() ?? null, since: since?.toISOString() ?? null }
}
