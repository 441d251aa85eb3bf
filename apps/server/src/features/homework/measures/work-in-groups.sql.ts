import { isGiven } from '../visibility.sql.ts'

/** SQL: questions given to a group within a period, as rows of `id`. The end is exclusive. */
export const questionsGivenIn = (group: string, from: string, before: string) => `(
  select q.id from homework_questions q
  where q.group_id = ${group} and ${isGiven('q')} and q.assigned_at >= ${from} and q.assigned_at < ${before})`

/**
 * SQL: work first handed in to a group within a period, one row of `account_id` and `at` per student; the end is
 * exclusive. Most work has a single version, whose moment the row itself has.
 */
export const workComeTo = (group: string, from: string, before: string) => `(
  select work.account_id, work.at from (
    select own.student_id as account_id, case when own.version_count = 1 then own.handed_in_at else (
        select came.handed_in_at from homework_versions came where came.hand_in_id = own.work_id and came.number = 1) end as at
    from homework_questions q
      join homework_hand_ins own on own.question_id = q.id and own.student_id is not null and own.version_count > 0
    where q.group_id = ${group} and ${isGiven('q')}) work
  where work.at >= ${from} and work.at < ${before})`
