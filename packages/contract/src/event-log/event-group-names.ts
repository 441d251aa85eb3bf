// Facts alone, no schema.

/** What of the log can be looked at by itself, in the order of its tabs. */
export const eventGroupNames = ['account', 'records', 'people', 'ePortfolios'] as const
export type EventGroup = (typeof eventGroupNames)[number]
