import type { Slot } from '@learntrail/contract/posts/slots'

/** What is being done with one of the person's own slots. */
export interface Filling {
  number: number
  slot: Slot | null
  /** With what is in the composer now, or as it is, with another name or picture. */
  withText: boolean
}
