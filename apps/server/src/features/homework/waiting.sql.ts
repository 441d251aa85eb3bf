/*
 * Which work waits for its correctors, as SQL. `h` names a row of homework_hand_ins.
 */

/** The work is handed in and was not released since. */
export const isOpen = (h: string) => `${h}.state in ('handed_in', 'late')`

/** Its latest version has an unreleased remark: open work with one waits to be released, and no longer to be corrected. */
export const isBegun = (h: string) => `exists (select 1 from homework_remarks r
  where r.hand_in_id = ${h}.work_id and r.hand_in_version = ${h}.version_count and r.released_at is null)`
