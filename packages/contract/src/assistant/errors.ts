export const assistantErrors = {
  /** The operator or the person's school has switched it off. */
  ASSISTANT_OFF: 403,
} as const
