export const todoLimits = {
  /** Items of one kind that are shown; the rest are only counted. */
  ofKind: 5,
  /** Days ahead within which a deadline is near, and days for which overdue items are still shown. */
  days: { ahead: 7, overdue: 14 },
  /** Days for which an unsigned bulletin is shown on the home screen. */
  signedWithinDays: 60,
} as const
