export const planErrors = {
  /** A plan that is not there, or is not for whoever asks. */
  PLAN_NOT_FOUND: 404,
  /** Somebody else, or another window, saved it since. */
  PLAN_CONFLICT: 409,
  /** It ends before it starts, or more than 180 days later. */
  PLAN_DATES_IMPOSSIBLE: 422,
  /** It has more weeks than lie between its days. */
  PLAN_WEEKS_OVER_DATES: 422,
  /** Its name, its motivation or the kind of learning is missing: nobody else can read it so. */
  PLAN_UNFINISHED: 409,
  PLAN_LIMIT_REACHED: 409,
  PLAN_FAVORITES_LIMIT_REACHED: 409,
  /** What is signed is not what the plan says now. */
  PLAN_CHANGED_SINCE: 409,
  /** Somebody who cannot be asked to sign, or not in this line. */
  SIGNER_NOT_POSSIBLE: 422,
  /** A line that is not there, or is not for whoever asks. */
  SIGNATURE_NOT_FOUND: 404,
  /** The line does not wait for an answer, or there is none to take back. */
  SIGNATURE_NOT_ASKED: 409,
  NOBODY_TO_ASK: 409,
  SIGNING_LINK_OVER: 404,
  SIGNING_MAIL_LIMIT_REACHED: 429,
  REMINDED_TODAY: 409,
  PLAN_VERSION_NOT_FOUND: 404,
  /** A plan cannot be done that has no weeks. */
  PLAN_WITHOUT_WEEKS: 409,
  EXECUTION_NOT_FOUND: 404,
  /** Somebody else of the school has set it since. */
  PLAN_SETTINGS_CONFLICT: 409,
  PLAN_WEEK_NOT_FOUND: 404,
  PLAN_WEEK_CONFLICT: 409,
  /** There is nothing in the week that a record could say. */
  PLAN_WEEK_EMPTY: 409,
  QUESTION_LIMIT_REACHED: 409,
  RESULT_CONFLICT: 409,
  RESULT_UNWRITTEN: 409,
  EXECUTION_CERTIFIED: 409,
  EXECUTION_UNFINISHED: 409,
  NOT_THE_ADVISER: 403,
  /** It is not finished, or not certified by the adviser who was asked to sign it. */
  PLAN_NOT_SEALABLE: 409,
  PLAN_EDITION_LIMIT_REACHED: 409,
  PLAN_MEMBER_LIMIT_REACHED: 409,
  /** Neither a friend nor in a group with the owner. */
  PLAN_MEMBER_NOT_POSSIBLE: 422,
} as const
