/**
 * SQL of a `personSummary` (contract `people/person`) from the row `account` of accounts. Whoever deletes their account
 * is nobody to others at once: no name, no picture.
 */
export function personSummaryOf(account: string): string {
  return `json_build_object(
    'id', ${account}.id,
    'displayName', case when ${account}.deleted_at is null then ${account}.display_name else '' end,
    'avatar', case when ${account}.deleted_at is null and ${account}.avatar_file_id is not null
      then '/api/v2/files/' || ${account}.avatar_file_id || '/entity?type=thumbnail&width=320' end,
    'isDeleted', ${account}.deleted_at is not null)`
}
