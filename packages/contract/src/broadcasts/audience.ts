export const broadcastRoles = ['student', 'teacher', 'other'] as const
export type BroadcastRole = (typeof broadcastRoles)[number]
