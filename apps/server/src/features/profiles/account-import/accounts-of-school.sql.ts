import { joinAccount } from '../../accounts/index.ts'

/** SQL: existing accounts that a school made for its pupils, with what the school says of them. */
export function accountsOfSchool(school: string): string {
  return `(select i.account_id, i.full_name, i.student_number, i.grade, i.class_name, i.seat_number
    from imported_accounts i ${joinAccount('its', 'i.account_id')}
    where i.school_id = ${school} and i.academic_role = 'student' and its.deleted_at is null)`
}

/**
 * SQL: the row `one` of `accountsOfSchool` lies in the reach, a parameter with JSON of grades and classes; null is the
 * whole school.
 */
export function isReached(one: string, reach: string): string {
  return `(${reach}::jsonb is null or exists (
    select 1 from jsonb_to_recordset(${reach}::jsonb) as r("grade" text, "className" text)
    where r."grade" = ${one}.grade and (r."className" is null or r."className" = ${one}.class_name)))`
}
