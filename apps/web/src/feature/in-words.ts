import type { ComponentType } from 'react'

/** A feature's cards below text that links to its screens. */
export interface InWords {
  /** Name of the feature. */
  name: string
  /** Cards for those addresses, each `/path?query` of this site, that are the feature's; nothing if none is. */
  Cards: ComponentType<{ addresses: readonly string[] }>
}
