/** Of a code that gives a plan: there are sixty bits of chance in it. */
export const planCodeLength = 12

export const planCodeLimits = {
  /** Codes that are made at once. */
  codes: { min: 1, max: 200 },
  /** How many people one code is for. */
  uses: { min: 1, max: 10_000 },
  /** Days of the plan that it gives. */
  days: { min: 1, max: 1_100 },
  /** Days that it can be redeemed. */
  redeemable: { min: 1, max: 730 },
  /** Characters of what staff note of it. */
  note: 120,
} as const

/** Of plans that are ordered and paid by bank transfer. */
export const orderLimits = {
  /** The last ones of the account that the money came from. */
  digits: 5,
  /** Whole New Taiwan dollars. */
  amount: { min: 1, max: 1_000_000 },
  /** Of one person, that wait for their money or for staff. */
  open: 3,
  /** Of one person, a day. */
  daily: 10,
  /** Characters of why a payment was not found. */
  reason: 200,
  /** Characters by which staff look for one. */
  words: 20,
  /** Days that an order is kept that gave no plan. */
  keptDays: 365,
  /** Years that one is kept that was paid: the books ask for five after the year is closed. */
  keptYears: 7,
} as const

/** Days that a period has, never fewer than its longest. */
export const orderDays = { month: 31, year: 366 } as const

/** Days ahead that staff see whose plans end. */
export const planEndsSoon = 30
