import { declared, inOrder, type NamesIn } from '../features.ts'
import type { TodoFacts } from './declaration.ts'

const kinds = declared('todos')

export type TodoKind = NamesIn<(typeof kinds)[number]>

const facts = Object.assign({}, ...kinds) as Record<TodoKind, TodoFacts>

/** What can wait for somebody, in the order in which a home shows it; each feature declares its own. */
export const todoKinds = inOrder(
  kinds.map((one) => Object.fromEntries(Object.entries<TodoFacts>(one).map(([kind, { place }]) => [kind, place]))),
) as [TodoKind, ...TodoKind[]]

/** Those of them in which somebody waits for an answer. */
export const isAsked = (kind: TodoKind): boolean => facts[kind].isAsked === true
