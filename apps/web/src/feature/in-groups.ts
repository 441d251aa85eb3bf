import type { Group } from '@learntrail/contract/groups/group'
import type { GroupMember } from '@learntrail/contract/groups/members'
import type { ComponentType } from 'react'
import type { Way } from './ways.ts'

type OfGroup = ComponentType<{ group: Group }>

/** What a feature has in groups. Its words are there with it, whatever screen of groups shows it. */
export interface InGroups {
  /** A tab of the group's screen, before its members and what it says of itself; its panel comes when it is opened. */
  tab?: {
    /** As the address has it. */
    value: string
    name: () => string
    Panel: OfGroup
    /** What stands beside the name. */
    Mark?: OfGroup
  }
  /** In the group's head, for those who are in it. */
  inHead?: { key: string; Part: OfGroup }
  /** In the group's menu, for those who are in it; null where there is none. */
  wayOfGroup?: (group: Group) => Way | null
  /** For groups that somebody has chosen among theirs. */
  wayOfGroups?: (ids: readonly string[]) => Way
  /** What whoever leads a new group begins with there. */
  firstStep?: (group: Group) => Way
  /** In the menu of one of its members, for those who administer it. */
  wayOfMember?: (group: Group, member: GroupMember) => Way | null
}
