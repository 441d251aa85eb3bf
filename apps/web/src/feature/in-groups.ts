import type { Group } from '@learntrail/contract/groups/group'
import type { GroupMember } from '@learntrail/contract/groups/members'
import type { ComponentType } from 'react'
import type { Way } from './ways.ts'

type OfGroup = ComponentType<{ group: Group }>

/** A feature's parts of group screens; they bring their own texts. */
export interface InGroups {
  /** A tab of the group's screen, before members and description; its panel loads when opened. */
  tab?: {
    /** Value in the address. */
    value: string
    name: () => string
    Panel: OfGroup
    /** Shown beside the name. */
    Mark?: OfGroup
  }
  /** In the group's head, for members. */
  inHead?: { key: string; Part: OfGroup }
  /** On the card of each group in the list of one's own; reads all groups at once. */
  inList?: { key: string; Part: ComponentType<{ groupId: string }> }
  /** In the group's menu, for members; null if there is none. */
  wayOfGroup?: (group: Group) => Way | null
  /** For several groups selected in the list of one's own. */
  wayOfGroups?: (ids: readonly string[]) => Way
  /** A suggested first step for the administrator of a new group. */
  firstStep?: (group: Group) => Way
  /** In a member's menu, for administrators. */
  wayOfMember?: (group: Group, member: GroupMember) => Way | null
}
