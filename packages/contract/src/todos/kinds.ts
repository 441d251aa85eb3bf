import { declared, inOrder, type NamesIn } from '../features.ts'
import type { TodoFacts } from './declaration.ts'

const kinds = declared('todos')

export type TodoKind = NamesIn<(typeof kinds)[number]>

const facts = Object.assign({}, ...kinds) as Record<TodoKind, TodoFacts>

/** Kinds of things that can wait for a person, in the order of the home screen; each feature declares its own. */
export const todoKinds = inOrder(
  kinds.map((one) => Object.fromEntries(Object.entries<TodoFacts>(one).map(([kind, { place }]) => [kind, place]))),
) as [TodoKind, ...TodoKind[]]

/** Returns whether another person waits for an answer. */
export const isAsked = (kind: TodoKind): boolean => facts[kind].isAsked === true
