import { durations } from '../limits.ts'

/** For how many days a link holds, as its maker chooses. */
export const invitationDays = [1, 7, 30, 90] as const
export type InvitationDays = (typeof invitationDays)[number]

export const invitationLimits = {
  /** People whom a newcomer is shown. */
  suggestions: 12,
  /** Newest people of one's school among whom they are looked for. */
  schoolmatesLookedAt: 500,
} as const

/** In milliseconds. */
export const lifeOf = (days: InvitationDays): number => days * durations.day
