import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import type { Todo } from '@learntrail/contract/todos/todos'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** How a to-do looks and where it is done. */
export interface TodoLook {
  icon: IconName
  /** Name of the to-do, where neither its title nor its sender says it. */
  name?: (todo: Todo) => string
  /** What is to be done, in a few words. */
  about: (todo: Todo) => string
  to: (todo: Todo) => string
  /** Label of the link. */
  act: () => string
  /** Kinds of notices that say the same and are hidden beside it. */
  notices?: readonly NoticeKind[]
  /** Buttons that complete it in place, instead of the link. */
  Answer?: ComponentType<{ todo: Todo }>
}

/** A feature's kinds of to-dos; they bring their own texts. */
export type TodoLooks = Partial<Record<TodoKind, TodoLook>>
