export const assistantLimits = {
  /** Questions in one conversation; then it points to the help centre. */
  questions: 10,
  /** Characters of one question. */
  question: 500,
  /** Characters of an answer that is sent along with the next question. */
  answer: 4_000,
  /** Questions that a greeting, and an answer, offers to go on with. */
  followUps: 3,
} as const
