import type { LearnerFilter, LearnerSort } from '@learntrail/contract/courses/learner-facts'
import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinStandingAccount } from '../../accounts/index.ts'
import { everyMember } from '../../groups/index.ts'
import { pieceRecordsOf, piecesOf, seen, unitRowsOf, unitsOf } from '../learning/progress.sql.ts'
import { classes, learners, withProgress } from './learners.sql.ts'

/** Sort keys of each order, with the types of their cursor values. */
const orders: Record<LearnerSort, { key: string[]; types: string[]; isDown?: true }> = {
  learnt: { key: ['row.active_at', 'row.id'], types: ['timestamptz', 'uuid'], isDown: true },
  progress: { key: ['row.percent', 'row.id'], types: ['int', 'uuid'] },
  name: { key: ['row.name collate "C"', 'row.id'], types: ['text', 'uuid'] },
  seat: {
    key: ['row.without_class', 'row.class collate "C"', 'row.seat collate "C"', 'row.id'],
    types: ['int', 'text', 'text', 'uuid'],
  },
}

/** Learners with their sort keys. */
const called = `(select learner.*, coalesce(nullif(learner.real_name, ''), learner.display_name, '') as name,
    (learner.group_id is null)::int as without_class, coalesce(learner.group_name || learner.group_id, '') as class,
    coalesce(learner.number_order, '') as seat from ${learners} learner)`

/**
 * Learners with their progress. $4: a learner last active before it is silent, unless they have completed everything.
 */
const rowsOf = (source: string) => `(select learner.*, way.progress, (way.progress ->> 'percent')::int as percent,
    (way.progress ->> 'isComplete')::boolean as is_complete,
    learner.active_at < $4::timestamptz and not (way.progress ->> 'isComplete')::boolean as is_silent
  from ${source} learner ${withProgress})`

/** Limits progress calculation to the most recently active learners, as it takes some milliseconds for each. */
const reckoned = (filter: LearnerFilter) => `(select * from ${called} row
  where ${filter === 'silent' ? 'row.active_at < $4::timestamptz' : 'true'}
  order by row.active_at desc, row.id desc ${limitTo(learnerLimits.reckoned)})`

const told = `row.person, row.progress, row.joined_at as "joinedAt", row.learnt_at as "learntAt",
  row.finished_at as "finishedAt", row.is_silent as "isSilent", case when row.group_id is not null then
    json_build_object('groupId', row.group_id, 'group', row.group_name, 'memberNumber', row.member_number,
      'realName', coalesce(row.real_name, ''), 'studentNumber', row.student_number) end as known`

const shown: Record<LearnerFilter, string> = { all: 'true', silent: 'row.is_silent', complete: 'row.is_complete' }

type Key = readonly (string | number)[]

/** A page of learners after a cursor; each row carries its own cursor values as `key`. */
export function listQuery(
  values: readonly unknown[],
  { filter, sort, after, limit }: { filter: LearnerFilter; sort: LearnerSort; after?: Key | undefined; limit: number },
): { text: string; values: unknown[] } {
  const { key, types, isDown } = orders[sort]
  const all = [...values]
  const given = after?.map((part, at) => `$${all.push(part)}::${types[at]}`)
  const goesOn = given === undefined ? 'true' : `(${key.join(', ')}) ${isDown ? '<' : '>'} (${given.join(', ')})`
  const order = key.map((part) => `${part} ${isDown ? 'desc' : 'asc'}`).join(', ')
  const page = `where ${goesOn} order by ${order} ${limitTo(limit)}`
  const source =
    filter === 'all' && sort !== 'progress'
      ? rowsOf(`(select row.* from ${called} row ${page})`)
      : `(select row.* from ${rowsOf(reckoned(filter))} row where ${shown[filter]} and ${goesOn}
          order by ${order} ${limitTo(limit)})`
  const text = `with ${classes} select ${told}, json_build_array(${key.join(', ')}) as key
    from ${source} row order by ${order}`
  return { text, values: all }
}

/** Ids of the learners whom a message may reach: all of a filter, or only those in $5. */
export const idsQuery = (filter: LearnerFilter, limit: number) => ({
  name: `course-learner-ids-${filter}-${limit}`,
  text: `with ${classes} select row.id from ${rowsOf(filter === 'all' ? called : reckoned(filter))} row
    where ${shown[filter]} and ($5::uuid[] is null or row.id = any($5)) order by row.id ${limitTo(limit)}`,
})

/** When pieces were opened, and which parts were replayed. */
const momentsOf = (person: string) => `(
  select coalesce(json_agg(json_build_object('pieceId', p.piece_id, 'openedAt', v.opened_at, 'changedAt', v.updated_at,
    'again', (select coalesce(json_agg(json_build_array(lower(span), upper(span))), '[]')
      from unnest(coalesce(v.again, '{}') * int4multirange(int4range(0, p.seconds))) span)) order by p.place), '[]')
  from ${piecesOf('row.course_id', 'row.number', person)})`

/** One learner. $5 id. */
export const oneQuery = {
  name: 'course-learner',
  text: `with ${classes} select ${told}, ${unitsOf('row.course_id', 'row.number', 'row.id')} as units,
      ${pieceRecordsOf('row.course_id', 'row.number', 'row.id')} as pieces, ${momentsOf('row.id')} as moments
    from ${rowsOf(`(select * from ${called} row where row.id = $5)`)} row`,
}

/** Counts of learners, and how many have completed each unit. */
export const overviewQuery = {
  name: 'course-learners-overview',
  text: `with ${classes}, everybody as materialized ${learners},
    learner as materialized (select * from everybody order by active_at desc, id desc ${limitTo(learnerLimits.reckoned)}),
    unit as materialized (select learner.id as person_id, unit.id, unit.place, unit.whole, unit.begun
      from learner cross join lateral ${unitRowsOf('learner.course_id', 'learner.number', 'learner.id')} unit),
    way as (select learner.active_at, coalesce(whole.is_complete, false) as is_complete
      from learner left join (select person_id, bool_and(whole) as is_complete from unit group by person_id) whole
        on whole.person_id = learner.id)
    select (select json_build_object('all', (select count(*)::int from everybody), 'complete', (count(*) filter (where is_complete))::int,
        'silent', (count(*) filter (where active_at < $4::timestamptz and not is_complete))::int) from way) as counts,
      (select coalesce(json_agg(json_build_object('groupId', class.id, 'name', class.name, 'count', class.count)
          order by class.name, class.id), '[]')
        from (select c.id, c.name, count(*)::int as count
          from mine c join ${everyMember('m')} on m.group_id = c.id and m.level = 2
            join course_learners l on l.course_id = $2 and l.person_id = m.account_id and l.has_joined
            ${joinStandingAccount('a', 'l.person_id')}
          group by c.id, c.name order by c.name, c.id limit 100) class) as groups,
      (select coalesce(json_agg(json_build_object('unitId', told.id, 'begun', told.begun, 'complete', told.complete)
          order by told.place), '[]')
        from (select id, min(place) as place, (count(*) filter (where begun))::int as begun,
            (count(*) filter (where whole))::int as complete from unit group by id) told) as units`,
}

/**
 * Viewers by stretch of the film, summed from where spans begin and end: one step for each span, however long the film.
 */
const peopleIn = (what: 'seen' | 'again') => `(
  select array_agg(coalesce((select sum(edge.step) from edge where edge.what = '${what}' and edge.at <= place), 0)::int
    order by place) from generate_series(0, (film.seconds - 1) / film.stretch) place)`

const stretchesOf = (what: 'seen' | 'again') => `select '${what}' as what, viewed.person,
    range_agg(int4range(lower(span) / film.stretch, (upper(span) - 1) / film.stretch + 1)) as told
  from viewed cross join film cross join unnest(viewed.${what}) span group by viewed.person`

/** How many learners saw and replayed each stretch of a film; no row if there is no such film. $4 piece. */
export const heatQuery = {
  name: 'course-film-heat',
  text: `with ${classes}, learner as materialized ${learners},
    film as materialized (select p.seconds, ceil(p.seconds / ${learnerLimits.heatStretches}.0)::int as stretch
      from course_edition_pieces p join courses course on course.id = p.course_id and course.edition_number = p.number
      where p.course_id = $2 and p.piece_id = $4 and p.kind = 'film'),
    viewed as materialized (select learner.id as person, view.seen, view.again
      from learner cross join lateral (
        select ${seen} as seen, coalesce(v.again, '{}') * int4multirange(int4range(0, p.seconds)) as again
        from ${piecesOf('learner.course_id', 'learner.number', 'learner.id')} and p.piece_id = $4) view
      where not isempty(view.seen)),
    stretches as (${stretchesOf('seen')} union all ${stretchesOf('again')}),
    edge as materialized (select what, at, sum(step) as step
      from (select what, lower(span) as at, 1 as step from stretches cross join unnest(told) span
        union all select what, upper(span), -1 from stretches cross join unnest(told) span) steps group by what, at)
    select film.seconds, film.stretch, (select count(*) from viewed)::int as viewers,
      ${peopleIn('seen')} as seen, ${peopleIn('again')} as again from film`,
}
