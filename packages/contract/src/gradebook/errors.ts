export const gradebookErrors = {
  /** Also of a group that is neither a teacher's nor a school's: nobody learns which. */
  GRADEBOOK_NOT_FOUND: 404,
  /** A column that was taken away, or homework that is not given any more, or is another term's. */
  GRADEBOOK_COLUMN_NOT_FOUND: 404,
  /** Somebody else has saved since the version named. */
  GRADEBOOK_CONFLICT: 409,
  /** As many columns as a term has. */
  GRADEBOOK_LIMIT_REACHED: 409,
  /** More pupils and columns than one sheet shows. */
  GRADEBOOK_TOO_LARGE: 409,
} as const
