export const guardianErrors = {
  /** The call needs a guardian's own link, or the account that holds the guardianship. */
  GUARDIAN_REQUIRED: 401,
  /** The device is not signed in to an account that could hold the guardianship. */
  GUARDIAN_ACCOUNT_REQUIRED: 409,
  /** Forged, revoked, used up or expired. */
  GUARDIAN_LINK_OVER: 410,
  /** The caller is not this child's guardian; does not reveal whether the person exists. */
  CHILD_NOT_FOUND: 404,
  GUARDIAN_NOT_FOUND: 404,
  /** The device is signed in to the child's own account. */
  GUARDIAN_IS_CHILD: 409,
  GUARDIAN_LIMIT_REACHED: 409,
  CHILD_LIMIT_REACHED: 409,
  /** A guardian with that address already exists. */
  GUARDIAN_KNOWN: 409,
  GUARDIAN_MAIL_LIMIT_REACHED: 429,
  /** Only teaching and school groups have guardians. */
  GUARDIANS_NOT_HERE: 409,
  /** A pupil under 18 cannot end it themselves. */
  GUARDIAN_STAYS: 403,
} as const
