import { isGiven } from '../visibility.sql.ts'

/** SQL: whether a person has handed in homework of a group since a moment. */
export const hasHandedIn = (person: string, group: string, since: string): string => `exists (
  select 1 from homework_hand_ins done join homework_questions q on q.id = done.question_id
  where done.student_id = ${person} and q.group_id = ${group} and ${isGiven('q')} and done.handed_in_at >= ${since})`
