export const bulletinErrors = {
  /** Also where it may not be seen: nobody learns which. */
  BULLETIN_NOT_FOUND: 404,
  /** Somebody else, or another window, has changed it since the version named. */
  BULLETIN_CONFLICT: 409,
  /** The reminder of a bulletin comes once a day. */
  BULLETIN_REMINDED: 409,
  /** Nobody asks for a signature, or not for theirs. */
  BULLETIN_SIGNATURE_NOT_ASKED: 409,
  /** What appears later has nobody who could have read it. */
  BULLETIN_NOT_APPEARED: 409,
  /** There is nobody left to sign on paper. */
  BULLETIN_ALL_SIGNED: 409,
  /** Their own press is not replaced by paper. */
  BULLETIN_GUARDIAN_SIGNED: 409,
  BULLETIN_LIMIT_REACHED: 409,
  BULLETIN_PIN_LIMIT_REACHED: 409,
} as const
