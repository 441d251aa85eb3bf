export const problemErrors = {
  PROBLEM_LIMIT_REACHED: 429,
  PROBLEM_NOT_FOUND: 404,
  /** A guest is answered by mail, and has to say where. */
  PROBLEM_EMAIL_REQUIRED: 422,
  PROBLEM_CLOSED: 409,
} as const
