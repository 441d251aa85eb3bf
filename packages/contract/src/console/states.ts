// Facts only, no schema.

/** Exceptional states of an account. */
export const accountStates = ['suspended', 'leaving', 'unconfirmed', 'unfilled', 'default_password'] as const
export type AccountState = (typeof accountStates)[number]
