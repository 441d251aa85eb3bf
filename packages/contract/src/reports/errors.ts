export const reportErrors = {
  /** Also if the caller may not see it, so that existence is not revealed. */
  REPORT_TARGET_NOT_FOUND: 404,
  REPORT_OWN: 409,
  /** Members cannot report the leaders of their group. */
  REPORT_OF_GROUP_ADMIN: 403,
  /** The right to report is suspended after false reports; the answer says until when. */
  REPORT_RIGHT_SUSPENDED: 403,
  REPORT_LIMIT_REACHED: 409,
  CASE_NOT_FOUND: 404,
  /** Another member of staff has taken it, or it has been decided. */
  CASE_STATE_CHANGED: 409,
  /** An appeal is not judged by the person who decided. */
  APPEAL_OF_OWN_DECISION: 403,
  JUDGEMENT_NOT_FOUND: 404,
  /** A decision can be appealed once, while it is in force. */
  APPEAL_NOT_POSSIBLE: 409,
  /** Hidden by staff; only staff can show it again. */
  WITHHELD: 403,
} as const
