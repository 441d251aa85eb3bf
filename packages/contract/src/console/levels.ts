// Facts only, no schema.

/**
 * Levels of staff, in rising order; each includes the ones before it. `support` looks and helps by mail; `moderator`
 * also judges reports; `operator` does everything.
 */
export const staffLevels = ['support', 'moderator', 'operator'] as const
export type StaffLevel = (typeof staffLevels)[number]

/** Returns whether a level is at least the needed one; null, for a person who is not staff, never is. */
export const reaches = (level: StaffLevel | null, needed: StaffLevel): boolean =>
  level !== null && staffLevels.indexOf(level) >= staffLevels.indexOf(needed)
