export const profileErrors = {
  ACADEMIC_ROLE_CHANGED_ONCE: 409,
  SCHOOL_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
} as const
