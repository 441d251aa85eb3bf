/** The product's source of time; tests supply their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
