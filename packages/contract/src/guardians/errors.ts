export const guardianErrors = {
  /** By a guardian's own link alone, or with the account that they keep it in. */
  GUARDIAN_REQUIRED: 401,
  /** Nobody is signed in on the device whose account could keep it. */
  GUARDIAN_ACCOUNT_REQUIRED: 409,
  /** Forged, taken back, used up or expired. */
  GUARDIAN_LINK_OVER: 410,
  /** Whose guardian one is not: nobody learns whether there is such a person. */
  CHILD_NOT_FOUND: 404,
  GUARDIAN_NOT_FOUND: 404,
  /** The device is signed in with the account of the child itself. */
  GUARDIAN_IS_CHILD: 409,
  GUARDIAN_LIMIT_REACHED: 409,
  CHILD_LIMIT_REACHED: 409,
  /** By that address they are a guardian already. */
  GUARDIAN_KNOWN: 409,
  GUARDIAN_MAIL_LIMIT_REACHED: 429,
  /** Only teaching groups and those of a school have guardians. */
  GUARDIANS_NOT_HERE: 409,
  /** A pupil under 18 does not end it by themselves. */
  GUARDIAN_STAYS: 403,
} as const
