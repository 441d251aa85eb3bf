import type { ComponentType } from 'react'

/** What a feature shows of its own screens below words that lead to them. */
export interface InWords {
  /** Its feature. */
  name: string
  /** Cards for those of the addresses that are the feature's, each `/path?query` of this place; nothing where none is. */
  Cards: ComponentType<{ addresses: readonly string[] }>
}
