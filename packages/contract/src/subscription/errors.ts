export const subscriptionErrors = {
  /** There is no such code. */
  PLAN_CODE_INVALID: 404,
  /** It was taken back, has run out, or everybody it was for has used it. */
  PLAN_CODE_OVER: 410,
  /** A plan without an end needs none. */
  PLAN_WITHOUT_END: 409,
  /** Another plan holds; the code can be redeemed when that has ended. */
  PLAN_OF_OTHER_KIND: 409,
  PLAN_CODE_NOT_FOUND: 404,
  /** The operator has set no account or no price. */
  ORDERS_NOT_TAKEN: 409,
  /** Too many wait, or were made today. */
  ORDER_LIMIT_REACHED: 429,
  ORDER_NOT_FOUND: 404,
  /** It is not in that state any more, or was told of anew. */
  ORDER_CHANGED: 409,
  /** What they have has no end. */
  ORDER_NOT_NEEDED: 409,
  /** Another plan holds. */
  ORDER_OF_OTHER_PLAN: 409,
} as const
