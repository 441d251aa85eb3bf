import { courseLimits } from '@learntrail/contract/courses/limits'

/*
 * How far somebody is, as SQL: for learners, teachers, certificates and figures the same. `p` is a row of
 * `course_edition_pieces`, `v` what the person has seen of it.
 */

/** The pieces of what is published, with what a person has seen of them; of another film than it is now, nothing. */
export const piecesOf = (course: string, number: string, person: string) => `course_edition_pieces p
  left join course_views v on v.course_id = p.course_id and v.person_id = ${person} and v.piece_id = p.piece_id
    and v.content = p.content
  where p.course_id = ${course} and p.number = ${number}`

export const seen = `(coalesce(v.seen, '{}') * int4multirange(int4range(0, p.seconds)))`

/** A film with nine tenths of its distinct seconds, or all but its end; anything else once it was opened. */
const isComplete = `case when p.kind in ('film', 'openFilm')
  then seconds_in(${seen}) >= ceil(p.seconds * ${courseLimits.filmShare})
    or ${seen} @> int4range(0, greatest(1, p.seconds - ${courseLimits.filmEnd}))
  else v.opened_at is not null end`

const counted = `case when ${isComplete} then p.seconds else seconds_in(${seen}) end`

/** Whole percent, 100 only where everything is complete; nothing to go through is 0. */
const percentOf = (whole: string, done: string, seconds: string) => `case when count(*) = 0 then 0
  when bool_and(${whole}) then 100 else least(99, floor(100.0 * sum(${done}) / sum(${seconds})))::int end`

/** Progress by unit: rows. */
export const unitRowsOf = (course: string, number: string, person: string) => `(
  select p.unit_id as id, min(p.place) as place, ${percentOf(isComplete, counted, 'p.seconds')} as percent,
    bool_and(${isComplete}) as whole, sum(${counted}) as counted, sum(p.seconds) as seconds,
    bool_or(v.piece_id is not null) as begun
  from ${piecesOf(course, number, person)} group by p.unit_id)`

/** Progress in a course, as JSON. */
export const progressOf = (course: string, number: string, person: string) => `(
  select json_build_object('percent', ${percentOf('unit.whole', 'unit.counted', 'unit.seconds')},
    'isComplete', coalesce(bool_and(unit.whole), false), 'unitCount', count(*)::int,
    'completeCount', (count(*) filter (where unit.whole))::int)
  from ${unitRowsOf(course, number, person)} unit)`

/** The same in their order, as JSON. */
export const unitsOf = (course: string, number: string, person: string) => `(
  select coalesce(json_agg(json_build_object('unitId', unit.id, 'percent', unit.percent, 'isComplete', unit.whole)
    order by unit.place), '[]')
  from ${unitRowsOf(course, number, person)} unit)`

/** Each piece, in their order, as JSON; with `further`, some of them. */
export const pieceRecordsOf = (course: string, number: string, person: string, further = '') => `(
  select coalesce(json_agg(json_build_object('pieceId', p.piece_id, 'unitId', p.unit_id, 'kind', p.kind,
    'seconds', p.seconds, 'position', coalesce(v.position, 0), 'isComplete', ${isComplete}, 'seen',
    (select coalesce(json_agg(json_build_array(lower(span), upper(span))), '[]') from unnest(${seen}) span))
    order by p.place), '[]')
  from ${piecesOf(course, number, person)}${further})`
