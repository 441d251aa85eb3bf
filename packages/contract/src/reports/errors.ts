export const reportErrors = {
  /** Also where it may not be seen: nobody learns which. */
  REPORT_TARGET_NOT_FOUND: 404,
  REPORT_OWN: 409,
  /** Members cannot report those who lead their group. */
  REPORT_OF_GROUP_ADMIN: 403,
  /** After false reports; says until when. */
  REPORT_RIGHT_SUSPENDED: 403,
  REPORT_LIMIT_REACHED: 409,
  CASE_NOT_FOUND: 404,
  /** Somebody else has taken it, or it is judged by now. */
  CASE_STATE_CHANGED: 409,
  /** Whoever decided does not judge the appeal. */
  APPEAL_OF_OWN_DECISION: 403,
  JUDGEMENT_NOT_FOUND: 404,
  /** An appeal is made once, and of what still holds. */
  APPEAL_NOT_POSSIBLE: 409,
  /** Hidden by the service's people: nobody but they can show it again. */
  WITHHELD: 403,
} as const
