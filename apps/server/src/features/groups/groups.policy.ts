import type { Group } from '@learntrail/contract/groups/group'
import { type GroupType, levelOf, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'

interface Standing {
  type: GroupType
  role: MemberRole
  isBanned: boolean
  /** The group is archived. */
  isArchived: boolean
  /** They come with a valid link. */
  hasLink: boolean
  /** They act for the school that the group belongs to. */
  actsForSchool: boolean
}

/** Whether a person who wants to join does so at once, without a request. */
export function joinsAtOnce({ type, role, hasLink }: Pick<Standing, 'type' | 'role' | 'hasLink'>): boolean {
  const isInvited = role === memberRoles.invitedAsMember || role === memberRoles.invitedAsAdministrator
  return type === 'open' || hasLink || isInvited
}

/** Returns what a person may do with a group. */
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
