export const homeworkErrors = {
  /** Also if the caller may not see it, so that existence is not revealed. */
  HOMEWORK_NOT_FOUND: 404,
  HAND_IN_NOT_FOUND: 404,
  /** The caller may not correct this question. */
  HOMEWORK_NO_PERMISSION: 403,
  /** Title, deadline or classification is missing, without which it cannot be assigned. */
  HOMEWORK_INCOMPLETE: 422,
  /** The state does not allow the change, or no longer does. */
  HOMEWORK_STATE_CHANGED: 409,
  /** Another person or window has saved since the version named. */
  HOMEWORK_CONFLICT: 409,
  /** The deadline is over and late changes are not allowed, or it is archived. */
  HOMEWORK_CLOSED: 409,
  /** It was revoked; what was written and handed in is kept. */
  HOMEWORK_REVOKED: 409,
  /** The work is corrected and was not returned. */
  HOMEWORK_REVIEWED: 409,
  /** The caller has left the group, or the question is no longer assigned to them. */
  HOMEWORK_NOT_ASSIGNED: 403,
  /** The question is done individually. */
  HOMEWORK_NO_TEAMS: 409,
  /** The team has its maximum of members, including pending invitations. */
  HOMEWORK_TEAM_FULL: 409,
  /** One of the people concerned has already handed in, so the team can no longer change. */
  HOMEWORK_TEAM_SETTLED: 409,
  /** Only the person who opened the team may remove members. */
  HOMEWORK_TEAM_OPENER_REQUIRED: 403,
  /** The invitation was withdrawn, or the team is gone. */
  HOMEWORK_TEAM_INVITATION_OVER: 409,
  /** The leaders of the group form the teams. */
  HOMEWORK_TEAMS_BY_TEACHER: 409,
  /** One reminder per question per day. */
  HOMEWORK_REMINDED: 409,
  /** There is nothing to hand in. */
  HOMEWORK_EMPTY: 422,
  /** Criteria, levels and points cannot change once work was corrected with them. */
  HOMEWORK_RUBRIC_USED: 409,
  /** Not an audio file, or longer than allowed. */
  HOMEWORK_VOICE_REFUSED: 422,
  HOMEWORK_LIMIT_REACHED: 409,
  REMARK_NOT_FOUND: 404,
  /** An annotated file is locked, damaged or too long to be printed with its drawings. */
  HOMEWORK_INK_UNPRINTABLE: 422,
  PHRASE_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  /** The address was revoked, or never existed. */
  CALENDAR_NOT_FOUND: 404,
} as const

/** Numbers that the specification assigns to these errors. */
export const homeworkErrorNumbers = {
  HOMEWORK_NO_PERMISSION: -2,
  HOMEWORK_INCOMPLETE: -3,
  HOMEWORK_STATE_CHANGED: -4,
  HOMEWORK_NOT_FOUND: -5,
  HOMEWORK_CONFLICT: -6,
  HOMEWORK_CLOSED: -7,
  HOMEWORK_LIMIT_REACHED: -9,
} as const satisfies Partial<Record<keyof typeof homeworkErrors, number>>
