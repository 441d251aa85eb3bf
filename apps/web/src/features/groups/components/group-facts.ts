import { type GroupType, type MemberRole, memberRoles } from '@learntrail/contract/groups/roles'
import type { ChipTone } from '../../../ui/chip.tsx'

export const toneOfType: Record<GroupType, ChipTone> = {
  open: 'leaf',
  private: 'plain',
  teaching: 'accent',
  school: 'honey',
}

type RoleName = keyof typeof memberRoles
const names = Object.keys(memberRoles) as RoleName[]

/** Returns the name of a role, as the keys of the texts have it. */
export const roleName = (role: MemberRole): RoleName => names.find((name) => memberRoles[name] === role) ?? 'guest'

export const leads = (role: MemberRole): boolean =>
  role === memberRoles.topAdministrator || role === memberRoles.administrator

export const isIn = (role: MemberRole): boolean => leads(role) || role === memberRoles.member

export const isInvited = (role: MemberRole): boolean =>
  role === memberRoles.invitedAsMember || role === memberRoles.invitedAsAdministrator
