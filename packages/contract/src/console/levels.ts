// Facts alone, no schema.

/**
 * How far somebody of the service's people goes, each further than the one before. `support` looks and helps by mail;
 * `moderator` also judges reports; `operator` does everything.
 */
export const staffLevels = ['support', 'moderator', 'operator'] as const
export type StaffLevel = (typeof staffLevels)[number]

/** Whether a level, or null for whoever is no staff, reaches as far as another. */
export const reaches = (level: StaffLevel | null, needed: StaffLevel): boolean =>
  level !== null && staffLevels.indexOf(level) >= staffLevels.indexOf(needed)
