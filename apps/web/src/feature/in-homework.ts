import type { Group } from '@learntrail/contract/groups/group'
import type { ComponentType } from 'react'

/** What a feature has beside the homework of a group. */
export interface InHomework {
  /** Its feature. */
  name: string
  /** Above the list, for whoever leads the group or does its homework; it decides by `can.manage` what that is. */
  Above?: ComponentType<{ group: Group }>
  /** Below the points that a question gives, in its form. */
  BelowPoints?: ComponentType<{ groupId: string }>
}
