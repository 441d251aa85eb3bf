export const schoolErrors = {
  /** The caller must be a verified teacher of the school that opened the account. */
  TEACHER_OF_SCHOOL_REQUIRED: 403,
  /** The school has given this number to another member of the class. */
  SEAT_NUMBER_TAKEN: 409,
  /** The school has given this number to another person. */
  STUDENT_NUMBER_TAKEN: 409,
  TRANSFER_NOT_FOUND: 404,
  /** A teacher is not transferred: they leave one school's list, and another school verifies them. */
  TRANSFER_OF_PUPILS_ONLY: 400,
  /** Nobody acts for the school who could accept the pupil. */
  SCHOOL_TAKES_NOBODY: 409,
} as const
