// Facts alone, no schema.

/** `private` groups are in no list; `teaching` ones are of verified teachers, `school` ones of a school's people. */
export const groupTypes = ['open', 'private', 'teaching', 'school'] as const
export type GroupType = (typeof groupTypes)[number]

/** Groups in which somebody teaches: they have a roster, guardians and a gradebook. */
export const classTypes: readonly GroupType[] = ['teaching', 'school']
export const isClass = ({ type }: { type: GroupType }) => classTypes.includes(type)

/** How somebody stands to a group; a `guest` does not belong to it. */
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

/** The level by which screens decide: 0 the top administrator, 1 administrators, 2 who belongs or is to lead it, -1 others. */
export function levelOf(role: MemberRole): 0 | 1 | 2 | -1 {
  if (role === memberRoles.topAdministrator) return 0
  if (role === memberRoles.administrator) return 1
  return role === memberRoles.member || role === memberRoles.invitedAsAdministrator ? 2 : -1
}
