import { courseLimits } from '@learntrail/contract/courses/limits'

/*
 * SQL for progress, the same for learners, teachers, certificates and figures. `p` is a row of `course_edition_pieces`,
 * `v` what the person has seen of it.
 */

/** Pieces of an edition with what the person has seen of each; nothing if its content was replaced since. */
export const piecesOf = (course: string, number: string, person: string) => `course_edition_pieces p
  left join course_views v on v.course_id = p.course_id and v.person_id = ${person} and v.piece_id = p.piece_id
    and v.content = p.content
  where p.course_id = ${course} and p.number = ${number}`

export const seen = `(coalesce(v.seen, '{}') * int4multirange(int4range(0, p.seconds)))`

/** Inlined, because calling an SQL function would take longer than the sum. */
export const secondsIn = (spans: string) =>
  `(select coalesce(sum(upper(span) - lower(span)), 0)::int from unnest(${spans}) span)`

/**
 * Same pieces, with what counts of each. A film is complete with nine tenths of its distinct seconds, or all but its
 * end (`courseLimits.filmShare`, `filmEnd`); anything else once it was opened. Each `offset 0` keeps its subquery from
 * being evaluated at every use.
 */
const countedOf = (course: string, number: string, person: string, further = '') => `(
  select way.*, case when way.whole then way.seconds else way.done end as counted
  from (select got.*, case when got.kind in ('film', 'openFilm')
        then got.done >= ceil(got.seconds * ${courseLimits.filmShare})
          or got.seen @> int4range(0, greatest(1, got.seconds - ${courseLimits.filmEnd}))
        else got.opened_at is not null end as whole
    from (select held.*, ${secondsIn('held.seen')} as done
      from (select p.piece_id, p.unit_id, p.place, p.kind, p.seconds, v.position, v.opened_at, ${seen} as seen
        from ${piecesOf(course, number, person)}${further} offset 0) held offset 0) got offset 0) way)`

/** Whole percent; 100 only if everything is complete, 0 if there are no pieces. */
const percentOf = (whole: string, done: string, seconds: string) => `case when count(*) = 0 then 0
  when bool_and(${whole}) then 100 else least(99, floor(100.0 * sum(${done}) / sum(${seconds})))::int end`

/** Progress by unit, as rows. */
export const unitRowsOf = (course: string, number: string, person: string) => `(
  select piece.unit_id as id, min(piece.place) as place, ${percentOf('piece.whole', 'piece.counted', 'piece.seconds')} as percent,
    bool_and(piece.whole) as whole, sum(piece.counted) as counted, sum(piece.seconds) as seconds,
    bool_or(piece.opened_at is not null) as begun
  from ${countedOf(course, number, person)} piece group by piece.unit_id)`

const progressIn = `json_build_object('percent', ${percentOf('unit.whole', 'unit.counted', 'unit.seconds')},
  'isComplete', coalesce(bool_and(unit.whole), false), 'unitCount', count(*)::int,
  'completeCount', (count(*) filter (where unit.whole))::int)`

const unitsIn = `coalesce(json_agg(json_build_object('unitId', unit.id, 'percent', unit.percent, 'isComplete', unit.whole)
  order by unit.place), '[]')`

/** Progress in a course, as JSON. */
export const progressOf = (course: string, number: string, person: string) =>
  `(select ${progressIn} from ${unitRowsOf(course, number, person)} unit)`

/** Progress by unit in order, as JSON. */
export const unitsOf = (course: string, number: string, person: string) =>
  `(select ${unitsIn} from ${unitRowsOf(course, number, person)} unit)`

/** Both in one evaluation: a row of `progress` and `units`. */
export const recordOf = (course: string, number: string, person: string) =>
  `(select ${progressIn} as progress, ${unitsIn} as units from ${unitRowsOf(course, number, person)} unit)`

/** Record of each piece in order, as JSON; `further` restricts the pieces. */
export const pieceRecordsOf = (course: string, number: string, person: string, further = '') => `(
  select coalesce(json_agg(json_build_object('pieceId', piece.piece_id, 'unitId', piece.unit_id, 'kind', piece.kind,
    'seconds', piece.seconds, 'position', coalesce(piece.position, 0), 'isComplete', piece.whole, 'seen',
    (select coalesce(json_agg(json_build_array(lower(span), upper(span))), '[]') from unnest(piece.seen) span))
    order by piece.place), '[]')
  from ${countedOf(course, number, person, further)} piece)`
