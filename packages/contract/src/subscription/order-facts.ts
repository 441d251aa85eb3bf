// Facts alone, no schema.

export const orderPeriods = ['month', 'year'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

/** `expired`: it was not paid in time. `refused`: the money was not found, and it can be told of again. */
export const orderStates = ['waiting', 'told', 'granted', 'refused', 'cancelled', 'expired'] as const
export type OrderState = (typeof orderStates)[number]
