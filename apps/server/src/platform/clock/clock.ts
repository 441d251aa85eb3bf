/** Where the product gets the time from; tests give their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
