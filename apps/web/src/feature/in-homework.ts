import type { Group } from '@learntrail/contract/groups/group'
import type { ComponentType } from 'react'

/** A feature's parts of the homework of a group. */
export interface InHomework {
  /** Name of the feature. */
  name: string
  /** Above the list, for administrators and students; the component checks `can.manage`. */
  Above?: ComponentType<{ group: Group }>
  /** Below the points field of the form for a question. */
  BelowPoints?: ComponentType<{ groupId: string }>
}
