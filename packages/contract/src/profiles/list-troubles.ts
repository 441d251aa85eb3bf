// Facts only, no schema.

/** Why a list of schools or people, or a row of it, cannot be used. The texts belong to the screens that show them. */
export const listTroubleCodes = [
  'not_text',
  'no_header',
  'columns_missing',
  'type_unknown',
  'needs_too_much',
  'quote_open',
  'character_lost',
  'code_missing',
  'code_wrong',
  'code_twice',
  'name_missing',
  'name_too_long',
  'ownership_unknown',
  'county_unknown',
  'school_unknown',
  'school_ambiguous',
  'school_missing',
  'school_not_yours',
  'role_unknown',
  'seat_wrong',
  'gender_unknown',
  'teacher_email_missing',
  'grade_unknown',
  'person_name_wrong',
  'number_wrong',
  'number_twice',
  'class_wrong',
  'email_wrong',
  'email_twice',
  'email_taken',
  'username_taken',
  'guardian_email_own',
  'transfer_waits',
  'passwords_homeless',
] as const
export type ListTroubleCode = (typeof listTroubleCodes)[number]

/** A problem, and the values for its sentence. */
export interface ListTrouble {
  code: ListTroubleCode
  values: Record<string, string | number>
}
