export const schoolErrors = {
  /** Verified, of the school that made the account. */
  TEACHER_OF_SCHOOL_REQUIRED: 403,
  /** The school has this number for somebody else of the class. */
  SEAT_NUMBER_TAKEN: 409,
  /** The school has this number for somebody else. */
  STUDENT_NUMBER_TAKEN: 409,
  TRANSFER_NOT_FOUND: 404,
  /** Whoever teaches leaves one list, and another school verifies them. */
  TRANSFER_OF_PUPILS_ONLY: 400,
  /** Nobody acts for the school who could take them in. */
  SCHOOL_TAKES_NOBODY: 409,
} as const
