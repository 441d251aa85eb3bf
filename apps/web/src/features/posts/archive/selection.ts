import type { Post } from '@learntrail/contract/posts/posts'
import { createContext, useContext } from 'react'

/** Records being chosen one by one. */
export interface Selection {
  has: (id: string) => boolean
  toggle: (post: Post) => void
}

/** Null where nothing is being chosen. */
export const SelectionContext = createContext<Selection | null>(null)

export const useSelection = () => useContext(SelectionContext)
