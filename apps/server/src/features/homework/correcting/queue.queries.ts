import type { QueueState } from '@learntrail/contract/homework/states'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { administers, ledIn, numberOrder } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { teamOf } from '../handing-in/hand-in.queries.ts'
import { corrects, isAskedOf, isFor, isGiven } from '../visibility.sql.ts'
import { isOpen } from '../waiting.sql.ts'

/** `to_correct`: everything that was not released yet. */
export type QueueFilter = QueueState | 'to_correct'

/**
 * SQL of the students whose work a question (`$1`) expects, and of people who handed in and have left, who are
 * corrected but not counted; never of those who lead the group now. Ordered by seat number, `since` and `student_id`;
 * `h` is their work and `state` its state.
 */
const people = `
    select led.account_id as student_id, led.since, led.member_number, led.number_order, false as is_gone
    from homework_questions q cross join lateral ${ledIn('q.group_id')} led
    where q.id = $1 and ${isAskedOf('led.account_id', 'q', 'led.since')}
    union all
    select w.student_id, w.created_at, '', ${numberOrder(`''`)}, true from homework_hand_ins w join homework_questions q on q.id = w.question_id
    where q.id = $1 and w.student_id is not null and w.version_count > 0 and not ${administers('w.student_id', 'q.group_id')} and not (${isFor('w.student_id', 'q')}
      and exists (select 1 from ${ledIn('q.group_id')} led where led.account_id = w.student_id))
`
// One lookup per student: a join, planned for all questions alike, would read the whole table.
const everybody = `(${people}) one left join lateral (select * from homework_hand_ins h
  where h.question_id = $1 and h.student_id = one.student_id and h.version_count > 0 limit 1) h on true`

const state = `coalesce(h.state, 'missing')`
const fits = (filter: QueueFilter | undefined, place: string) => {
  if (filter === undefined) return ''
  return filter === 'to_correct' ? `and ${isOpen('h')}` : `and ${state} = ${place}`
}
const nameOf = (filter: QueueFilter | undefined) => {
  if (filter === undefined) return ''
  return filter === 'to_correct' ? '-to-correct' : '-in-state'
}
const valuesOf = (filter: QueueFilter | undefined) => (filter === undefined || filter === 'to_correct' ? [] : [filter])

/** A team is listed once, at its first member who is still in it. */
const isShown = `(h.id is null or h.id = h.work_id or not exists (
  select 1 from homework_hand_ins o where o.work_id = h.work_id and o.student_id is not null and (o.joined_at, o.id) < (h.joined_at, h.id)))`

const order = 'one.number_order, one.since, one.student_id'

/** $1 question, $2–4 cursor (seat number, moment, id), $5 state. */
export const queueQuery = (
  questionId: string,
  {
    filter,
    after,
    limit,
  }: { filter: QueueFilter | undefined; after: readonly [string, string, string]; limit: number },
) => ({
  name: `homework-queue${nameOf(filter)}-${limit}`,
  text: `select one.student_id as id, one.since, one.number_order as "numberOrder", one.member_number as "memberNumber", ${personSummaryOf('a')} as student, one.is_gone as "isGone",
      ${teamOf('h')} as team, h.work_id as "handInId", ${state} as state, h.version_count as version, h.handed_in_at as "handedInAt",
      coalesce(h.is_late, false) as "isLate", r.score, r.outcome,
      coalesce(r.id is not null and r.released_at is null, false) as "hasDraft",
      case when ${isOpen('h')} and (r.id is null or r.released_at is null) then (
        select b.score from homework_remarks b where b.hand_in_id = h.work_id and b.released_at is not null
          and b.hand_in_version < h.version_count order by b.released_at desc, b.id desc limit 1) end as "scoreBefore"
    from (select one.*, h.id as hand_in_id from ${everybody}
        where ${isShown} and (${order}) > ($2::text, $3::timestamptz, $4::uuid) ${fits(filter, '$5')}
        order by ${order} ${limitTo(limit)}) one
      ${joinAccount('a', 'one.student_id')}
      left join homework_hand_ins h on h.id = one.hand_in_id
      left join lateral (select * from homework_remarks r where r.hand_in_id = h.work_id
          and r.hand_in_version = h.version_count order by r.released_at desc nulls first, r.id desc limit 1) r on true
    order by ${order}`,
  values: [questionId, ...after, ...valuesOf(filter)],
})

/**
 * $1 question, $2 piece of work, $3 state: its neighbours in the filtered queue, whether or not it matches the filter
 * itself.
 */
export const besideQuery = (questionId: string, handInId: string, filter: QueueFilter | undefined) => {
  const beside = (compare: '<' | '>', direction: 'asc' | 'desc') => `(select h.work_id from ${everybody}
    where h.id is not null and ${isShown} and (${order}) ${compare} (here.number_order, here.since, here.student_id) ${fits(filter, '$3')}
    order by one.number_order ${direction}, one.since ${direction}, one.student_id ${direction} limit 1)`
  return {
    name: `homework-beside${nameOf(filter)}`,
    text: `select ${beside('<', 'desc')} as "previousId", ${beside('>', 'asc')} as "nextId"
      from (select ${order} from ${everybody} where h.work_id = $2 and ${isShown}) here`,
    values: [questionId, handInId, ...valuesOf(filter)],
  }
}

/** $1 question: students whose work is expected and not handed in. */
export const missingQuery = {
  name: 'homework-missing',
  text: `select one.student_id as id from ${everybody} where h.id is null and not one.is_gone order by ${order}`,
}

const numbered = `(select all_of.*, row_number() over (order by all_of.number_order, all_of.since, all_of.student_id) as place from (${people}) all_of) one`

/** $1 question: the position of each piece of work among all students of the question, from 1. */
export const placesQuery = {
  name: 'homework-places',
  text: `select h.work_id as id, one.place::int as place
    from ${numbered}
      join homework_hand_ins h on h.question_id = $1 and h.student_id = one.student_id and h.version_count > 0
    where ${isShown} order by one.place`,
}

/** $1 question: all its students with the state of their work, members of a team one by one. */
export const handInListQuery = (limit: number) => ({
  name: `homework-hand-in-list-${limit}`,
  text: `select ${personSummaryOf('a')} as person, one.member_number as "memberNumber", one.is_gone as "isGone",
      ${state} as state, h.handed_in_at as "handedInAt", r.score, r.outcome, r.released_at is not null as "isReleased"
    from ${everybody} ${joinAccount('a', 'one.student_id')}
      left join lateral (select * from homework_remarks r where r.hand_in_id = h.work_id
          and r.hand_in_version = h.version_count order by r.released_at desc nulls first, r.id desc limit 1) r on true
    order by ${order} ${limitTo(limit)}`,
})

/**
 * $1 question, $2 pieces of work, $3 when these were chosen, $4 viewer: all other students, as long as the viewer
 * corrects the question. Empty if any work that existed at that moment was left out.
 */
export const othersQuery = {
  name: 'homework-others',
  text: `select one.place::int as place, a.id, a.display_name as name, ${state} as state
    from ${numbered} ${joinAccount('a', 'one.student_id')} join homework_questions q on q.id = $1
      left join homework_hand_ins h on h.question_id = $1 and h.student_id = one.student_id and h.version_count > 0
    where ${isShown} and (h.id is null or h.work_id <> all($2::uuid[])) and ${isGiven('q')} and ${corrects('$4', 'q')}
      and not exists (select 1 from homework_hand_ins left_out
        join homework_versions v on v.hand_in_id = left_out.work_id and v.number = 1
        where left_out.question_id = $1 and left_out.student_id is not null and v.handed_in_at <= $3
          and left_out.work_id <> all($2::uuid[]))
    order by one.place`,
}

/** Work that was returned has no score yet, whatever its remark says. */
const isScored = `h.state = 'reviewed'`

/** $1 question. */
export const statisticsQuery = {
  name: 'homework-statistics',
  text: `select count(*)::int as assigned, count(h.id)::int as "handedIn",
      count(*) filter (where h.is_late)::int as late, count(*) filter (where h.id is null)::int as missing,
      count(*) filter (where h.state = 'reviewed')::int as reviewed,
      count(*) filter (where h.state = 'returned')::int as returned,
      (select q.total_score from homework_questions q where q.id = $1) as "totalScore",
      (select q.rubric from homework_questions q where q.id = $1) as rubric,
      coalesce(json_agg(r.levels) filter (where ${isScored} and r.levels <> '{}'), '[]') as reached,
      coalesce(array_agg(r.score) filter (where ${isScored} and r.score is not null), '{}') as scores
    from ${everybody}
      left join lateral (select r.score, r.levels from homework_remarks r
        where r.hand_in_id = h.work_id and r.released_at is not null
        order by r.released_at desc, r.id desc limit 1) r on true
    where not one.is_gone`,
}
