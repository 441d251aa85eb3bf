import { durations } from '../limits.ts'

/** Characters unless said otherwise. */
export const guardianLimits = {
  /** A guardian's name, as below what they sign. */
  name: { min: 2, max: 20 },
  /** Guardians of one child. */
  ofChild: 6,
  /** Children of one guardian. */
  children: 10,
  /** Invitations of one child that wait; the oldest gives way. */
  invitations: 10,
  /** Children invited at a time: a class. */
  invitedAtOnce: 60,
  /** A list that is pasted. */
  list: { characters: 10_000, lines: 150 },
  /** How many guardians one invitation on paper brings: both parents scan the same slip. */
  usesOfCode: 2,
  /** Mails with an invitation that one person sends a day, and one child's guardians are sent. */
  mailsADay: 200,
  mailsOfChildADay: 6,
  /** The same by the list of a school: of eight hundred pupils two each, and some to spare. */
  mailsOfSchoolADay: 2_000,
} as const

/** In milliseconds. */
export const guardianDurations = {
  /** An invitation is open so long. */
  invitation: 30 * durations.day,
  /** A device knows its guardian so long after they came last. */
  device: 180 * durations.day,
  /** A link in a mail, or to another device of one's own, leads in so long. */
  link: 30 * durations.day,
} as const
