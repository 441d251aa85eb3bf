/** Characters unless stated otherwise. */
export const guideLimits = {
  /** Characters of an answer; all answers together are limited like a record. */
  answer: 1_000,
  /** A person's own questions. */
  ownQuestions: 10,
  heading: 60,
} as const
