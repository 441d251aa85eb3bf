/** Of a code that gives a plan: no two of its letters look alike on paper, and there are sixty bits of chance in it. */
export const planCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
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

/** Days ahead that staff see whose plans end. */
export const planEndsSoon = 30
