export const pointErrors = {
  /** The movement does not exist, or the caller may not see it. */
  POINTS_NOT_FOUND: 404,
  /** The group has fewer points left than were to be given. */
  POINTS_BUDGET_EXCEEDED: 409,
  /** Some members would exceed the maximum of points. */
  POINTS_MEMBER_FULL: 409,
  /** The caller's plan does not include giving points. */
  POINTS_PLAN_REQUIRED: 403,
  /** Some members' plans do not include receiving points. */
  POINTS_PLUS_REQUIRED: 409,
  /** Some people are not in the group, or lead it. */
  POINTS_NOT_A_MEMBER: 409,
  /** The points of this movement were taken back or reset in the meantime. */
  POINTS_GONE: 409,
  /** The movement already has an answer. */
  POINTS_ANSWERED: 409,
  /** Another person has saved since the version named. */
  POINTS_CONFLICT: 409,
  /** The group's school has switched leaderboards off in all its groups. */
  LEADERBOARD_FORBIDDEN: 409,
} as const
