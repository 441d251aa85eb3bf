export const subscriptionErrors = {
  /** The code does not exist. */
  PLAN_CODE_INVALID: 404,
  /** The code was revoked, has expired, or has no uses left. */
  PLAN_CODE_OVER: 410,
  /** The caller's plan has no end, so a code adds nothing. */
  PLAN_WITHOUT_END: 409,
  /** The caller has another plan; the code can be redeemed when that has ended. */
  PLAN_OF_OTHER_KIND: 409,
  PLAN_CODE_NOT_FOUND: 404,
  /** The operator has set no bank account or no price. */
  ORDERS_NOT_TAKEN: 409,
  /** The caller has too many open orders, or made too many today. */
  ORDER_LIMIT_REACHED: 429,
  ORDER_NOT_FOUND: 404,
  /** The order is no longer in that state, or its payment was reported again. */
  ORDER_CHANGED: 409,
  /** The caller's plan has no end. */
  ORDER_NOT_NEEDED: 409,
  /** The caller has another plan. */
  ORDER_OF_OTHER_PLAN: 409,
} as const
