export const todoLimits = {
  /** Things of one kind that are shown; the others are a number. */
  ofKind: 5,
  /** Days ahead in which a deadline counts as near, and days for which what is overdue is still shown. */
  days: { ahead: 7, overdue: 14 },
  /** Days for which a bulletin waits for a signature on a home. */
  signedWithinDays: 60,
} as const
