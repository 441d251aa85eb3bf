export const homeworkErrors = {
  /** Also where it may not be seen: nobody learns which. */
  HOMEWORK_NOT_FOUND: 404,
  HAND_IN_NOT_FOUND: 404,
  /** What those who correct do, by somebody who may not. */
  HOMEWORK_NO_PERMISSION: 403,
  /** A title, a deadline or a classification is missing before it is assigned. */
  HOMEWORK_INCOMPLETE: 422,
  /** The state does not allow the change, or not any more. */
  HOMEWORK_STATE_CHANGED: 409,
  /** Somebody else, or another window, has saved since the version named. */
  HOMEWORK_CONFLICT: 409,
  /** The deadline is over and no changes are taken, or it is archived. */
  HOMEWORK_CLOSED: 409,
  /** It was taken back; what is written and handed in is kept. */
  HOMEWORK_REVOKED: 409,
  /** It is corrected and not returned. */
  HOMEWORK_REVIEWED: 409,
  /** Somebody who has left, or to whom it is not assigned any more. */
  HOMEWORK_NOT_ASSIGNED: 403,
  /** It is done alone. */
  HOMEWORK_NO_TEAMS: 409,
  /** As many as the question allows, whoever is invited counted. */
  HOMEWORK_TEAM_FULL: 409,
  /** Somebody of those concerned has handed in already: the team stays as it is. */
  HOMEWORK_TEAM_SETTLED: 409,
  /** Who opened the team takes somebody out of it. */
  HOMEWORK_TEAM_OPENER_REQUIRED: 403,
  /** The invitation was taken back, or the team is gone. */
  HOMEWORK_TEAM_INVITATION_OVER: 409,
  /** Whoever leads the group says who does it together. */
  HOMEWORK_TEAMS_BY_TEACHER: 409,
  /** The reminder of a question comes once a day. */
  HOMEWORK_REMINDED: 409,
  /** Nothing to hand in. */
  HOMEWORK_EMPTY: 422,
  /** Its criteria, levels and points stay once somebody was corrected by them. */
  HOMEWORK_RUBRIC_USED: 409,
  /** No sound, or longer than somebody may speak. */
  HOMEWORK_VOICE_REFUSED: 422,
  HOMEWORK_LIMIT_REACHED: 409,
  REMARK_NOT_FOUND: 404,
  /** A file that something is drawn on is locked, damaged or too long to be printed with it. */
  HOMEWORK_INK_UNPRINTABLE: 422,
  PHRASE_NOT_FOUND: 404,
  TEMPLATE_NOT_FOUND: 404,
  /** Its address was ended, or never was one. */
  CALENDAR_NOT_FOUND: 404,
} as const

/** Numbers that the specification gives to them. */
export const homeworkErrorNumbers = {
  HOMEWORK_NO_PERMISSION: -2,
  HOMEWORK_INCOMPLETE: -3,
  HOMEWORK_STATE_CHANGED: -4,
  HOMEWORK_NOT_FOUND: -5,
  HOMEWORK_CONFLICT: -6,
  HOMEWORK_CLOSED: -7,
  HOMEWORK_LIMIT_REACHED: -9,
} as const satisfies Partial<Record<keyof typeof homeworkErrors, number>>
