export const consoleErrors = {
  /** Support ends no sessions of those who may do more. */
  STAFF_ABOVE: 403,
  NOT_AT_SCHOOL: 409,
  /** Nobody is under 18 who says that they are not. */
  AGE_STATED_OTHERWISE: 409,
  PLACEMENT_NOT_FOUND: 404,
  /** Where somebody is now is changed by changing their school. */
  PLACEMENT_IS_PRESENT: 409,
  PLACEMENT_OF_TWO_YEARS: 400,
  PLACEMENTS_OVERLAP: 409,
  LEVEL_OF_ONESELF: 409,
  LAST_OPERATOR: 409,
  PLAN_END_PASSED: 400,
  IMPORT_NOT_FOUND: 404,
  PASSWORDS_TAKEN: 410,
  /** Done meanwhile, or forgotten an hour after it was given up. */
  JOB_NOT_FOUND: 404,
  /** The settings name no folder for them. */
  BACKUPS_OFF: 409,
} as const
