import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { ComponentType } from 'react'

/**
 * A feature's part of a child's page for the guardian, who may have no account; renders nothing when it has nothing.
 */
export interface GuardianParts {
  /** Position on the page: most urgent first. */
  order: number
  Part: ComponentType<{ child: GuardedChild }>
  /** A word or two beside the child's name on what awaits the guardian; renders nothing when nothing does. */
  Waiting?: ComponentType<{ child: GuardedChild }>
}
