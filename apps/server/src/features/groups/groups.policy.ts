import type { Group } from '@learntrail/contract/groups/group'
import { type GroupType, levelOf, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'

interface Standing {
  type: GroupType
  role: MemberRole
  isBanned: boolean
  /** The group is put away. */
  isArchived: boolean
  /** They come by a link that holds. */
  hasLink: boolean
  /** They act for the school whose group it is. */
  actsForSchool: boolean
}

/** Whether whoever wants to belong joins at once, and need not ask. */
export function joinsAtOnce({ type, role, hasLink }: Pick<Standing, 'type' | 'role' | 'hasLink'>): boolean {
  const isInvited = role === memberRoles.invitedAsMember || role === memberRoles.invitedAsAdministrator
  return type === 'open' || hasLink || isInvited
}

/** What somebody may do with a group. */
export function groupAbilities(standing: Standing): Group['can'] {
  const { role, isArchived, isBanned } = standing
  const level = levelOf(role)
  const isIn = level === 0 || level === 1 || role === memberRoles.member
  const wants = !isIn && !isBanned && !isArchived
  return {
    join: wants && joinsAtOnce(standing),
    apply: wants && !joinsAtOnce(standing) && role !== memberRoles.applying,
    leave: isIn && level !== 0,
    manage: level === 0 || level === 1,
    edit: (level === 0 || level === 1) && !isArchived,
    report: level !== 0,
    govern: level === 0,
    goOn: (level === 0 || standing.actsForSchool) && !isArchived,
  }
}
