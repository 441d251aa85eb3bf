/** SQL: the accounts that a school made and that are there, as it speaks of them: account_id, grade, class_name. */
export function accountsOfSchool(school: string): string {
  return `(select i.account_id, i.grade, i.class_name from imported_accounts i join accounts its on its.id = i.account_id
    where i.school_id = ${school} and its.deleted_at is null)`
}
