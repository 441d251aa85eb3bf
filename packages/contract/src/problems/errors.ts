export const problemErrors = {
  PROBLEM_LIMIT_REACHED: 429,
  PROBLEM_NOT_FOUND: 404,
  /** Guests are answered by mail and must give an address. */
  PROBLEM_EMAIL_REQUIRED: 422,
  PROBLEM_CLOSED: 409,
} as const
