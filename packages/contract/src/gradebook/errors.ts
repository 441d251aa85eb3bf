export const gradebookErrors = {
  /** Also for a group that is neither a teaching nor a school group, so that existence is not revealed. */
  GRADEBOOK_NOT_FOUND: 404,
  /** A column that was removed, or homework that is no longer assigned or belongs to another term. */
  GRADEBOOK_COLUMN_NOT_FOUND: 404,
  /** Another person has saved since the version named. */
  GRADEBOOK_CONFLICT: 409,
  /** The term has its maximum of columns. */
  GRADEBOOK_LIMIT_REACHED: 409,
  /** More pupils and columns than one sheet can show. */
  GRADEBOOK_TOO_LARGE: 409,
} as const
