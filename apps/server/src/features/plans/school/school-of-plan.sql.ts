import { statedSchoolIdOf } from '../../profiles/index.ts'
/** SQL of the plan settings of the school of account `owner`; null without any. */
export const settingsOfSchoolOf = (owner: string) => `(select its.settings from school_plan_settings its
  where its.school_id = ${statedSchoolIdOf(owner)})`
