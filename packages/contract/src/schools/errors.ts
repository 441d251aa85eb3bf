export const schoolErrors = {
  /** Verified, of the school that made the account. */
  TEACHER_OF_SCHOOL_REQUIRED: 403,
  /** The school has this number for somebody else of the class. */
  SEAT_NUMBER_TAKEN: 409,
} as const
