import type { Pool } from 'pg'
import { startOfDay } from '../../../platform/clock/taipei.ts'
import { weekOf } from '../../../platform/clock/week-of.ts'
import { ledIn } from '../../groups/index.ts'
import type { FiguresSince } from '../../posts/index.ts'
import { isAskedOf, isOfLed } from '../visibility.sql.ts'

interface Rate {
  given: number
  handedIn: number
  late: number
}

interface HomeworkFigures {
  /** Pieces of work by the Monday of the week in which they were first handed in; weeks without any are absent. */
  weeks: Record<string, number>
  /** Questions assigned since the start, newest first. */
  questions: (Rate & { id: string; title: string; deadline: string | null })[]
  /** Per student, over those of these questions whose deadline has passed. */
  students: (Rate & { id: string })[]
  handedInLast: { id: string; lastAt: string }[]
}

/** $1 group, $2 start of the counts, $3 start of activity, $4 now. */
const homeworkFiguresQuery = {
  name: 'homework-group-figures',
  text: `with asked as materialized (
      select q.id, q.group_id, q.title, q.deadline, q.assigned_at, q.assign_to, q.deadline < $4 as is_over
      from homework_questions q
      where q.group_id = $1 and q.state in ('assigned', 'archived') and q.assigned_at >= $2),
    given as materialized (
      select q.id, led.account_id, q.is_over, h.id is not null as is_in, coalesce(h.is_late, false) as is_late
      from asked q cross join lateral ${ledIn('$1')} led
        left join homework_hand_ins h on h.question_id = q.id and h.student_id = led.account_id and h.version_count > 0
      where ${isAskedOf('led.account_id', 'q', 'led.since')}),
    came as materialized (
      select h.student_id, h.work_id, first.handed_in_at, h.handed_in_at as last_at
      from homework_questions q join homework_hand_ins h on h.question_id = q.id and h.version_count > 0
        join homework_versions first on first.hand_in_id = h.work_id and first.number = 1
      where q.group_id = $1 and q.state in ('assigned', 'archived') and h.student_id is not null and ${isOfLed('h', 'q')}
        and h.handed_in_at >= $3)
    select
      (select coalesce(json_object_agg(week, n), '{}') from (
        select ${weekOf('handed_in_at')} as week, count(distinct work_id) as n from came where handed_in_at >= $2 group by week) w) as weeks,
      (select coalesce(json_agg(json_build_object('id', q.id, 'title', q.title, 'deadline', q.deadline,
          'given', g.given, 'handedIn', g.is_in, 'late', g.late) order by q.assigned_at desc, q.id desc), '[]')
        from asked q cross join lateral (
          select count(*) as given, count(*) filter (where g.is_in) as is_in, count(*) filter (where g.is_late) as late
          from given g where g.id = q.id) g) as questions,
      (select coalesce(json_agg(json_build_object('id', account_id, 'given', given, 'handedIn', is_in, 'late', late)), '[]')
        from (select account_id, count(*) as given, count(*) filter (where g.is_in) as is_in,
            count(*) filter (where g.is_late) as late
          from given g where g.is_over group by account_id) s) as students,
      (select coalesce(json_agg(json_build_object('id', student_id, 'lastAt', last_at)), '[]')
        from (select student_id, max(last_at) as last_at from came group by student_id) l) as "handedInLast"`,
}

/** Returns the figures of a group's homework for those who lead it. */
export async function readHomeworkFigures(
  pool: Pool,
  groupId: string,
  { from, activeFrom }: FiguresSince,
  now: Date,
): Promise<HomeworkFigures> {
  const values = [groupId, startOfDay(from), startOfDay(activeFrom), now]
  const found = await pool.query<HomeworkFigures>({ ...homeworkFiguresQuery, values })
  const [figures] = found.rows
  if (figures === undefined) throw new Error('no figures')
  return figures
}
