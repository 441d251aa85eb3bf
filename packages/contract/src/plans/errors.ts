export const planErrors = {
  /** The plan does not exist, or the caller may not see it. */
  PLAN_NOT_FOUND: 404,
  /** Another person or window has saved it since. */
  PLAN_CONFLICT: 409,
  /** It ends before it starts, or more than 180 days later. */
  PLAN_DATES_IMPOSSIBLE: 422,
  /** It has more weeks than its dates allow. */
  PLAN_WEEKS_OVER_DATES: 422,
  /** Name, motivation or kind of learning is missing, without which it cannot be shown to others. */
  PLAN_UNFINISHED: 409,
  PLAN_LIMIT_REACHED: 409,
  PLAN_FAVORITES_LIMIT_REACHED: 409,
  /** The version to sign is not the plan's present one. */
  PLAN_CHANGED_SINCE: 409,
  /** The person cannot be asked to sign, or not on this line. */
  SIGNER_NOT_POSSIBLE: 422,
  /** The line does not exist, or the caller may not see it. */
  SIGNATURE_NOT_FOUND: 404,
  /** The line does not wait for an answer, or has none to withdraw. */
  SIGNATURE_NOT_ASKED: 409,
  NOBODY_TO_ASK: 409,
  SIGNING_LINK_OVER: 404,
  SIGNING_MAIL_LIMIT_REACHED: 429,
  REMINDED_TODAY: 409,
  PLAN_VERSION_NOT_FOUND: 404,
  /** A plan without weeks cannot be begun. */
  PLAN_WITHOUT_WEEKS: 409,
  EXECUTION_NOT_FOUND: 404,
  /** Another person of the school's staff has changed it since. */
  PLAN_SETTINGS_CONFLICT: 409,
  PLAN_WEEK_NOT_FOUND: 404,
  PLAN_WEEK_CONFLICT: 409,
  /** The week contains nothing to make a record of. */
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
  /** Neither a friend of the owner nor in a group with them. */
  PLAN_MEMBER_NOT_POSSIBLE: 422,
} as const
