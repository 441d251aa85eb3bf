export const pointErrors = {
  /** A movement that is not there, or is not for the one who asks. */
  POINTS_NOT_FOUND: 404,
  /** The group has fewer points left than were to be given. */
  POINTS_BUDGET_EXCEEDED: 409,
  /** Some would have more points than anybody may. */
  POINTS_MEMBER_FULL: 409,
  /** Whoever gives has no plan with which points are given. */
  POINTS_PLAN_REQUIRED: 403,
  /** Some have no plan with which points can be received. */
  POINTS_PLUS_REQUIRED: 409,
  /** Some do not belong to the group, or lead it. */
  POINTS_NOT_A_MEMBER: 409,
  /** The points of this movement were taken back, or went back to the group since. */
  POINTS_GONE: 409,
  /** One answer is there already. */
  POINTS_ANSWERED: 409,
  /** Somebody else has saved since the version named. */
  POINTS_CONFLICT: 409,
  /** The school of the group has switched it off for all of them. */
  LEADERBOARD_FORBIDDEN: 409,
} as const
