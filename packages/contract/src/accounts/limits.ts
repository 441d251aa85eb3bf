/** Characters unless stated otherwise. */
export const accountLimits = {
  password: { min: 8, max: 20 },
  username: { min: 2, max: 45 },
  email: 60,
  passkeyName: { min: 1, max: 40 },
  /** Passkeys per account. */
  passkeys: 10,
} as const

/** In milliseconds. */
export const accountDurations = {
  passwordUpdateNotice: 15_552_000_000,
  mailLink: 3_600_000,
  mailAgain: 60_000,
  /** From leaving for a provider to returning, and from returning to being signed in. */
  providerSignIn: 15 * 60_000,
  /** From the challenge to the authenticator's answer. */
  passkeyChallenge: 5 * 60_000,
  /** How long a sign-in, or entering the password again, counts as proof of identity. */
  proof: 5 * 60_000,
  session: 30 * 86_400_000,
  loginFailureWindow: 15 * 60_000,
  deletionBuffer: 14 * 86_400_000,
} as const

/** Mails of one kind to one address per day. */
export const mailsADay = 5
/** Failed log-ins within `accountDurations.loginFailureWindow` before further attempts are throttled. */
export const loginFailures = { account: 5, address: 30 } as const
