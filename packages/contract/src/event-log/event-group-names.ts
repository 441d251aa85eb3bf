// Facts only, no schema.

/** Groups by which the log can be filtered, in the order of its tabs. */
export const eventGroupNames = ['account', 'records', 'people', 'ePortfolios'] as const
export type EventGroup = (typeof eventGroupNames)[number]
