import { durations } from '../limits.ts'

/** Characters unless stated otherwise. */
export const guardianLimits = {
  /** A guardian's name, as used for signing. */
  name: { min: 2, max: 20 },
  /** Guardians per child. */
  ofChild: 6,
  /** Children per guardian. */
  children: 10,
  /** Pending invitations per child; the oldest is replaced. */
  invitations: 10,
  /** Children invited per call: a class. */
  invitedAtOnce: 60,
  /** A pasted list. */
  list: { characters: 10_000, lines: 150 },
  /** Guardians per printed invitation: father and mother scan the same slip. */
  usesOfCode: 2,
  /** Invitation mails per day, by one sender, and for one child. */
  mailsADay: 200,
  mailsOfChildADay: 6,
  /** Same, from a school's list: two for each of eight hundred pupils, with some to spare. */
  mailsOfSchoolADay: 2_000,
} as const

/** In milliseconds. */
export const guardianDurations = {
  /** How long an invitation is valid. */
  invitation: 30 * durations.day,
  /** How long a device remembers its guardian after the last visit. */
  device: 180 * durations.day,
  /** How long a link in a mail, or to the guardian's other device, is valid. */
  link: 30 * durations.day,
} as const
