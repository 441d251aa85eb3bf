import { durations } from '../limits.ts'

/** Days for which a link is valid, as its maker chooses. */
export const invitationDays = [1, 7, 30, 90] as const
export type InvitationDays = (typeof invitationDays)[number]

export const invitationLimits = {
  /** Suggestions shown to a newcomer. */
  suggestions: 12,
  /** Newest people of the newcomer's school among whom suggestions are looked for. */
  schoolmatesLookedAt: 500,
} as const

/** Validity of a link in milliseconds. */
export const lifeOf = (days: InvitationDays): number => days * durations.day
