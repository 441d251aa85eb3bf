export const assistantLimits = {
  /** Questions per conversation; after that it points to the help centre. */
  questions: 10,
  /** Characters of one question. */
  question: 500,
  /** Characters of an answer that is sent back with the next question. */
  answer: 4_000,
  /** Follow-up questions offered with a greeting and with an answer. */
  followUps: 3,
} as const
