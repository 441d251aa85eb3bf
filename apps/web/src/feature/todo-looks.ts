import type { NoticeKind } from '@learntrail/contract/notices/kinds'
import type { TodoKind } from '@learntrail/contract/todos/kinds'
import type { Todo } from '@learntrail/contract/todos/todos'
import type { ComponentType } from 'react'
import type { IconName } from '../ui/icon.tsx'

/** How something looks that waits for somebody, and where it is done. */
export interface TodoLook {
  icon: IconName
  /** What it is called, where its title or who it is from do not say that. */
  name?: (todo: Todo) => string
  /** What is to be done, in a few words. */
  about: (todo: Todo) => string
  to: (todo: Todo) => string
  /** What the way there is called. */
  act: () => string
  /** Notices that tell of the same, which need not stand beside it. */
  notices?: readonly NoticeKind[]
  /** Buttons that do it where it stands, in place of that way. */
  Answer?: ComponentType<{ todo: Todo }>
}

/** What of a feature can wait. Its words are there with it. */
export type TodoLooks = Partial<Record<TodoKind, TodoLook>>
