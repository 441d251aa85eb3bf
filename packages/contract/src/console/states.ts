// Facts alone, no schema.

/** What is out of the ordinary with an account. */
export const accountStates = ['suspended', 'leaving', 'unconfirmed', 'unfilled', 'default_password'] as const
export type AccountState = (typeof accountStates)[number]
