/** SQL: what the school of the account in `owner` has set about plans; null where it has set nothing. */
export const settingsOfSchoolOf = (owner: string) => `(select its.settings from school_plan_settings its
  join organizations place on place.school_id = its.school_id where place.account_id = ${owner})`
