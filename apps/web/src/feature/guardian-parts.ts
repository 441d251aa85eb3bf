import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { ComponentType } from 'react'

/** What a feature shows on the page of a child to its guardian, who may have no account; nothing, where there is nothing. */
export interface GuardianParts {
  /** Its place on the page: what has to be done first stands first. */
  order: number
  Part: ComponentType<{ child: GuardedChild }>
  /** What of it waits for the guardian, in a word or two beside the child's name; nothing, where nothing does. */
  Waiting?: ComponentType<{ child: GuardedChild }>
}
