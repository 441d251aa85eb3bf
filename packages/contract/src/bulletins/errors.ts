export const bulletinErrors = {
  /** Also when the viewer may not see it, so that existence is not revealed. */
  BULLETIN_NOT_FOUND: 404,
  /** Another person or window has changed it since the version named. */
  BULLETIN_CONFLICT: 409,
  /** One reminder per bulletin per day. */
  BULLETIN_REMINDED: 409,
  /** The bulletin asks for no signature, or not for the caller's. */
  BULLETIN_SIGNATURE_NOT_ASKED: 409,
  /** The bulletin has not appeared, so there is nobody to remind. */
  BULLETIN_NOT_APPEARED: 409,
  /** No signature on paper is outstanding. */
  BULLETIN_ALL_SIGNED: 409,
  /** A guardian's own signature is not replaced by one on paper. */
  BULLETIN_GUARDIAN_SIGNED: 409,
  BULLETIN_LIMIT_REACHED: 409,
  BULLETIN_PIN_LIMIT_REACHED: 409,
} as const
