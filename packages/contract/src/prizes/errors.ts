export const prizeErrors = {
  /** A prize that is not there, or is not offered to whoever asks. */
  PRIZE_NOT_FOUND: 404,
  /** It is not offered yet, or no more. */
  PRIZE_NOT_OFFERED: 409,
  /** Nothing is left of it. */
  PRIZE_RUN_OUT: 409,
  /** It takes other points, or asks for something else, than was seen. */
  PRIZE_CHANGED: 409,
  /** They have as many of it as one person may. */
  PRIZE_HAD_ENOUGH: 409,
  /** So many prizes are offered at most. */
  PRIZE_LIMIT_REACHED: 409,
  /** What was pasted holds no code that is new. */
  PRIZE_CODES_NONE: 422,
  /** There would be more codes than a prize may have. */
  PRIZE_CODES_TOO_MANY: 409,
  /** Codes belong to prizes that are a code. */
  PRIZE_HAS_NO_CODES: 409,
  APPLICATION_NOT_FOUND: 404,
  /** So many applications of one person are under way at most. */
  APPLICATION_LIMIT_REACHED: 409,
  /** It stands where this step does not lead on. */
  APPLICATION_CHANGED: 409,
  /** Somebody else has taken this step. */
  APPLICATION_STEP_DONE: 409,
  /** A guardian was asked and has not answered. */
  APPLICATION_WAITS_FOR_GUARDIAN: 409,
  /** The address of the guardian is the applicant's own. */
  GUARDIAN_IS_APPLICANT: 422,
  /** None of the keys of the service reads the code that is to be given. */
  PRIZE_CODE_UNREADABLE: 409,
  /** The link is over: answered, too old, or another was sent since. */
  CONSENT_OVER: 404,
  CONSENT_MAIL_LIMIT_REACHED: 429,
} as const
