// Facts only, no schema.

/** Periods of a group's figures; each ends today. */
export const periodNames = ['weeks', 'term', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

/** Weeks of the shortest period. */
export const weeksShown = 4
/** A member without activity in the group for this many days is silent, unless they joined later than that. */
export const silentAfterDays = 14
/** Silent pupils shown to a teacher at once, over all their classes. */
export const silentShown = 60
/** Other members needed for an average: with fewer it would identify one of them. */
export const comparedFrom = 5
