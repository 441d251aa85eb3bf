/** What people are: of a school, of those who run education, or neither. */
export const broadcastRoles = ['student', 'teacher', 'education_staff', 'other'] as const
export type BroadcastRole = (typeof broadcastRoles)[number]
