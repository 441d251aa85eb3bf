/** For how many days a school's code holds, and for how many teachers, as its maker chooses. */
export const schoolCodeDays = [7, 30, 90] as const
export const schoolCodeLimits = {
  uses: { min: 1, max: 500 },
  /** Codes of one school that hold at a time. */
  codes: 20,
} as const

/** Colleagues whom somebody answers for. */
export const vouchingLimits = { aDay: 10 } as const
/** Domains that a school adds, and characters of one. */
export const schoolDomainLimits = { count: 10, length: 100 } as const

/** Grades and classes of one school that somebody acts for. */
export const schoolReachLimits = { classes: 50 } as const

/** Of a school's code: no two of them look alike on paper. */
export const schoolCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const schoolCodeLength = 10
