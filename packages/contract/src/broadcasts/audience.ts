/** Roles of recipients: in a school, in education administration, or neither. */
export const broadcastRoles = ['student', 'teacher', 'education_staff', 'other'] as const
export type BroadcastRole = (typeof broadcastRoles)[number]
