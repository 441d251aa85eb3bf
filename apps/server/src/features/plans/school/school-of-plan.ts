/** SQL of the plan settings of the school of account `owner`; null without any. */
export const settingsOfSchoolOf = (owner: string) => `(select its.settings from school_plan_settings its
  join organizations place on place.school_id = its.school_id where place.account_id = ${owner})`
