import { durations } from '../limits.ts'
import { postLimits } from '../posts/limits.ts'

/** Characters unless said otherwise. */
export const bulletinLimits = {
  title: postLimits.title,
  /** Groups that one bulletin is published in at a time. */
  groupsAtOnce: postLimits.groups,
  /** Bulletins of one group. */
  bulletins: 2_000,
  /** Those that stand on top of a group's. */
  pinned: postLimits.pinnedInGroup,
  /** Bulletins that are said to be seen at a time. */
  seenAtOnce: 50,
  /** What whoever teaches is shown at a time: of what is not signed, and of what their schools told. */
  forTeacher: { unsigned: 30, told: 10 },
} as const

/** In milliseconds. */
export const bulletinDurations = {
  /** A bulletin that is older is not told any more to whoever teaches. */
  forTeacher: 60 * durations.day,
  /** Between two reminders of one bulletin. */
  reminderPause: durations.day,
} as const
