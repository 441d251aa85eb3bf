// Facts only, no schema.

export const orderPeriods = ['month', 'year'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

/** `expired`: not paid in time. `refused`: the payment was not found and can be reported again. */
export const orderStates = ['waiting', 'told', 'granted', 'refused', 'cancelled', 'expired'] as const
export type OrderState = (typeof orderStates)[number]
