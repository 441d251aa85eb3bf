import type { Slot } from '@learntrail/contract/drafts/slots'

/** An edit of one of the person's own slots. */
export interface Filling {
  number: number
  slot: Slot | null
  /** Whether to take the text from the form; otherwise only name or picture change. */
  withText: boolean
}
