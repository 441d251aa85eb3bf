/** Characters of a plan code: sixty random bits. */
export const planCodeLength = 12

export const planCodeLimits = {
  /** Codes made per call. */
  codes: { min: 1, max: 200 },
  /** People who can use one code. */
  uses: { min: 1, max: 10_000 },
  /** Days of the plan that a code gives. */
  days: { min: 1, max: 1_100 },
  /** Days for which a code can be redeemed. */
  redeemable: { min: 1, max: 730 },
  /** Characters of staff's note on a code. */
  note: 120,
} as const

/** Limits of plans that are ordered and paid by bank transfer. */
export const orderLimits = {
  /** Last digits of the account that the money came from. */
  digits: 5,
  /** Whole New Taiwan dollars. */
  amount: { min: 1, max: 1_000_000 },
  /** Orders per person that wait for payment or for staff. */
  open: 3,
  /** Orders per person per day. */
  daily: 10,
  /** Characters of the reason why a payment was not found. */
  reason: 200,
  /** Characters of staff's search for an order. */
  words: 20,
  /** Days for which an order that gave no plan is kept. */
  keptDays: 365,
  /** Years for which a paid order is kept: bookkeeping requires five after the close of the year. */
  keptYears: 7,
} as const

/** Days of a period, never fewer than its longest form has. */
export const orderDays = { month: 31, year: 366 } as const

/** Days ahead for which staff see ending plans. */
export const planEndsSoon = 30
