// Facts alone, no schema.

/** The times that figures of a group are of; each goes up to today. */
export const periodNames = ['weeks', 'term', 'year'] as const
export type PeriodName = (typeof periodNames)[number]

/** Of the shortest period. */
export const weeksShown = 4
/** Who has done nothing in the group for so many days is silent; whoever joined later than that is not. */
export const silentAfterDays = 14
/** Silent pupils that whoever teaches is shown at a time, of all their classes together. */
export const silentShown = 60
/** With fewer members beside oneself, an average would tell of one of them. */
export const comparedFrom = 5
