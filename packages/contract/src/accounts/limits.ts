/** Characters unless said otherwise. */
export const accountLimits = {
  password: { min: 8, max: 20 },
  username: { min: 2, max: 45 },
  email: 60,
  passkeyName: { min: 1, max: 40 },
  /** How many an account may have. */
  passkeys: 10,
} as const

/** In milliseconds. */
export const accountDurations = {
  passwordUpdateNotice: 15_552_000_000,
  mailLink: 3_600_000,
  mailAgain: 60_000,
  /** From leaving for a provider to coming back, and from coming back to being through. */
  providerSignIn: 15 * 60_000,
  /** From the question to an authenticator to its answer. */
  passkeyChallenge: 5 * 60_000,
  /** Whoever has signed in, or shown the password again, is believed for so long. */
  proof: 5 * 60_000,
  session: 30 * 86_400_000,
  loginFailureWindow: 15 * 60_000,
  deletionBuffer: 14 * 86_400_000,
} as const

/** Mails of one kind to one address, a day. */
export const mailsADay = 5
/** Failed log-ins in `accountDurations.loginFailureWindow` before a throttle answers. */
export const loginFailures = { account: 5, address: 30 } as const
