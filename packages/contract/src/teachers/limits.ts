/** Days for which a school's code is valid, as its maker chooses. */
export const schoolCodeDays = [7, 30, 90] as const
export const schoolCodeLimits = {
  uses: { min: 1, max: 500 },
  /** Valid codes per school. */
  codes: 20,
} as const

/** Colleagues that one person vouches for, per day. */
export const vouchingLimits = { aDay: 10 } as const
/** Domains that a school adds, and characters of one. */
export const schoolDomainLimits = { count: 10, length: 100 } as const

/** Grades and classes of a school in one person's permission. */
export const schoolReachLimits = { classes: 50 } as const

/** Letters of a school's code: no two of them look alike on paper. */
export const schoolCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const schoolCodeLength = 10
