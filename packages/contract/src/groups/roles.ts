// Facts only, no schema.

/**
 * `private` groups are in no list; `teaching` groups belong to verified teachers, `school` groups to a school's staff.
 */
export const groupTypes = ['open', 'private', 'teaching', 'school'] as const
export type GroupType = (typeof groupTypes)[number]

/** Group types for teaching: they have a roster, guardians and a gradebook. */
export const classTypes: readonly GroupType[] = ['teaching', 'school']
export const isClass = ({ type }: { type: GroupType }) => classTypes.includes(type)

/** Roles relative to a group; a `guest` is not in it. */
export const memberRoles = {
  applying: 0,
  administrator: 1,
  invitedAsMember: 2,
  member: 3,
  guest: 4,
  invitedAsAdministrator: 5,
  topAdministrator: 6,
} as const
export type MemberRole = (typeof memberRoles)[keyof typeof memberRoles]

/**
 * Returns the level on which screens base their decisions: 0 top administrator, 1 administrators, 2 members and people
 * invited as administrators, -1 others.
 */
export function levelOf(role: MemberRole): 0 | 1 | 2 | -1 {
  if (role === memberRoles.topAdministrator) return 0
  if (role === memberRoles.administrator) return 1
  return role === memberRoles.member || role === memberRoles.invitedAsAdministrator ? 2 : -1
}
