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
} as const
