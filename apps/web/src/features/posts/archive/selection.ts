import type { Post } from '@learntrail/contract/posts/posts'
import { createContext, useContext } from 'react'

/** The choice of records in progress. */
export interface Selection {
  has: (id: string) => boolean
  toggle: (post: Post) => void
}

/** Null while nothing is being chosen. */
export const SelectionContext = createContext<Selection | null>(null)

export const useSelection = () => useContext(SelectionContext)
