import { isAsked, type TodoKind } from '@learntrail/contract/todos/kinds'
import type { Todo } from '@learntrail/contract/todos/todos'
import { useQuery } from '@tanstack/react-query'
import type { TodoLook, TodoLooks } from '../../feature/todo-looks.ts'
import { useParts } from '../../feature/use-parts.ts'
import { todosQuery } from './api/todos.ts'

export interface ShownTodo {
  todo: Todo
  look: TodoLook
  key: string
}

interface Narrowed {
  /** True for only those to-dos that are requests to answer. */
  isAskedOnly?: boolean
  without?: readonly TodoKind[]
}

/** Returns the to-dos that can be shown, each with its look, and their total number. */
export function useTodos({ isAskedOnly = false, without = [] }: Narrowed = {}) {
  const query = useQuery(todosQuery)
  const looks: TodoLooks = Object.assign({}, ...useParts('todos'))
  const isWanted = (kind: TodoKind) => (!isAskedOnly || isAsked(kind)) && !without.includes(kind)
  const all = query.data?.items ?? []
  const shown = all.flatMap((todo: Todo): ShownTodo[] => {
    const look = looks[todo.kind]
    return look && isWanted(todo.kind) ? [{ todo, look, key: `${todo.kind} ${todo.id} ${todo.person?.id}` }] : []
  })
  const counts = Object.entries(query.data?.counts ?? {})
  const total = counts.reduce((sum, [kind, count]) => (isWanted(kind as TodoKind) ? sum + count : sum), 0)
  const areLooksThere = Object.keys(looks).length > 0
  const isReady = query.data !== undefined && (all.length === 0 || areLooksThere)
  return { query, shown, total, isReady }
}
