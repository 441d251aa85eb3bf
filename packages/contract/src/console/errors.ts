export const consoleErrors = {
  /** Support cannot end sessions of staff with a higher level. */
  STAFF_ABOVE: 403,
  NOT_AT_SCHOOL: 409,
  /** A person who states an age of 18 or more cannot be counted as under 18. */
  AGE_STATED_OTHERWISE: 409,
  PLACEMENT_NOT_FOUND: 404,
  /** The present placement is changed by changing the person's school. */
  PLACEMENT_IS_PRESENT: 409,
  PLACEMENT_OF_TWO_YEARS: 400,
  PLACEMENTS_OVERLAP: 409,
  LEVEL_OF_ONESELF: 409,
  LAST_OPERATOR: 409,
  PLAN_END_PASSED: 400,
  IMPORT_NOT_FOUND: 404,
  PASSWORDS_TAKEN: 410,
  /** Done meanwhile, or forgotten, which happens an hour after it was given up. */
  JOB_NOT_FOUND: 404,
  /** The settings name no folder for backups. */
  BACKUPS_OFF: 409,
} as const
