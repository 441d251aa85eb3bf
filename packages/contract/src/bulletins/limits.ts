import { durations } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'

/** Characters unless stated otherwise. */
export const bulletinLimits = {
  title: postLimits.title,
  /** Groups that a bulletin can be published in at once. */
  groupsAtOnce: postLimits.groups,
  /** Bulletins per group. */
  bulletins: 2_000,
  /** Pinned bulletins per group. */
  pinned: postLimits.pinnedInGroup,
  /** Bulletins marked as seen per call. */
  seenAtOnce: 50,
  /** Bulletins shown to a teacher at once: those with signatures missing, and those from their schools. */
  forTeacher: { unsigned: 30, told: 10 },
} as const

/** In milliseconds. */
export const bulletinDurations = {
  /** Older bulletins are no longer shown to teachers. */
  forTeacher: 60 * durations.day,
  /** Minimum time between two reminders for one bulletin. */
  reminderPause: durations.day,
} as const
