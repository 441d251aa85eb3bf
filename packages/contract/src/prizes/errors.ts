export const prizeErrors = {
  /** The prize does not exist, or is not offered to the caller. */
  PRIZE_NOT_FOUND: 404,
  /** It is not offered yet, or no longer. */
  PRIZE_NOT_OFFERED: 409,
  /** It is out of stock. */
  PRIZE_RUN_OUT: 409,
  /** Its price or its required details differ from what the caller has seen. */
  PRIZE_CHANGED: 409,
  /** The caller has their maximum of this prize. */
  PRIZE_HAD_ENOUGH: 409,
  /** The service has its maximum of prizes on offer. */
  PRIZE_LIMIT_REACHED: 409,
  /** The pasted text contains no new code. */
  PRIZE_CODES_NONE: 422,
  /** The prize would exceed its maximum of codes. */
  PRIZE_CODES_TOO_MANY: 409,
  /** The prize is not delivered as a code. */
  PRIZE_HAS_NO_CODES: 409,
  APPLICATION_NOT_FOUND: 404,
  /** The applicant has their maximum of applications in progress. */
  APPLICATION_LIMIT_REACHED: 409,
  /** The step is not possible in the application's present state. */
  APPLICATION_CHANGED: 409,
  /** Another person has already taken this step. */
  APPLICATION_STEP_DONE: 409,
  /** A guardian was asked and has not answered. */
  APPLICATION_WAITS_FOR_GUARDIAN: 409,
  /** The guardian's address is the applicant's own. */
  GUARDIAN_IS_APPLICANT: 422,
  /** None of the service's keys can decrypt the code to be given. */
  PRIZE_CODE_UNREADABLE: 409,
  /** The link is no longer valid: answered, expired, or replaced by a newer one. */
  CONSENT_OVER: 404,
  CONSENT_MAIL_LIMIT_REACHED: 429,
} as const
