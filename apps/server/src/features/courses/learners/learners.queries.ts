import type { LearnerFilter, LearnerSort } from '@learntrail/contract/courses/learner-facts'
import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { pieceRecordsOf, piecesOf, seen, unitRowsOf, unitsOf } from '../learning/progress.sql.ts'
import { classes, learners, withProgress } from './learners.sql.ts'

/** What a list goes by, with the types of what it goes on after. */
const orders: Record<LearnerSort, { key: string[]; types: string[]; isDown?: true }> = {
  learnt: { key: ['row.active_at', 'row.id'], types: ['timestamptz', 'uuid'], isDown: true },
  progress: { key: ['row.percent', 'row.id'], types: ['int', 'uuid'] },
  name: { key: ['row.name collate "C"', 'row.id'], types: ['text', 'uuid'] },
  seat: {
    key: ['row.without_class', 'row.class collate "C"', 'row.seat collate "C"', 'row.id'],
    types: ['int', 'text', 'text', 'uuid'],
  },
}

/** With what they are ordered by. */
const called = `(select learner.*, coalesce(nullif(learner.real_name, ''), learner.display_name, '') as name,
    (learner.group_id is null)::int as without_class, coalesce(learner.group_name || learner.group_id, '') as class,
    coalesce(learner.number_order, '') as seat from ${learners} learner)`

/** `$4`: who was there last before this is silent, unless all is complete. */
const rowsOf = (source: string) => `(select learner.*, way.progress, (way.progress ->> 'percent')::int as percent,
    (way.progress ->> 'isComplete')::boolean as is_complete,
    learner.active_at < $4::timestamptz and not (way.progress ->> 'isComplete')::boolean as is_silent
  from ${source} learner ${withProgress})`

/** Where progress decides, it is reckoned of so many, those who learnt last: each of them costs some milliseconds. */
const reckoned = (filter: LearnerFilter) => `(select * from ${called} row
  where ${filter === 'silent' ? 'row.active_at < $4::timestamptz' : 'true'}
  order by row.active_at desc, row.id desc ${limitTo(learnerLimits.reckoned)})`

const told = `row.person, row.progress, row.joined_at as "joinedAt", row.learnt_at as "learntAt",
  row.finished_at as "finishedAt", row.is_silent as "isSilent", case when row.group_id is not null then
    json_build_object('groupId', row.group_id, 'group', row.group_name, 'memberNumber', row.member_number,
      'realName', coalesce(row.real_name, ''), 'studentNumber', row.student_number) end as known`

const shown: Record<LearnerFilter, string> = { all: 'true', silent: 'row.is_silent', complete: 'row.is_complete' }

type Key = readonly (string | number)[]

/** A page of learners, after a key of its order, which is answered with each as `key`. */
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

/** Whom a message may reach: those of a list, or of these of it (`$5`) alone. */
export const idsQuery = (filter: LearnerFilter, limit: number) => ({
  name: `course-learner-ids-${filter}-${limit}`,
  text: `with ${classes} select row.id from ${rowsOf(filter === 'all' ? called : reckoned(filter))} row
    where ${shown[filter]} and ($5::uuid[] is null or row.id = any($5)) order by row.id ${limitTo(limit)}`,
})

/** When pieces were opened, and what of them was played again. */
const momentsOf = (person: string) => `(
  select coalesce(json_agg(json_build_object('pieceId', p.piece_id, 'openedAt', v.opened_at, 'changedAt', v.updated_at,
    'again', (select coalesce(json_agg(json_build_array(lower(span), upper(span))), '[]')
      from unnest(coalesce(v.again, '{}') * int4multirange(int4range(0, p.seconds))) span)) order by p.place), '[]')
  from ${piecesOf('row.course_id', 'row.number', person)})`

/** One of them: `$5`. */
export const oneQuery = {
  name: 'course-learner',
  text: `with ${classes} select ${told}, ${unitsOf('row.course_id', 'row.number', 'row.id')} as units,
      ${pieceRecordsOf('row.course_id', 'row.number', 'row.id')} as pieces, ${momentsOf('row.id')} as moments
    from ${rowsOf(`(select * from ${called} row where row.id = $5)`)} row`,
}

/** How many there are, and how many are through each unit. */
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
          from mine c join group_members m on m.group_id = c.id and m.level = 2
            join course_learners l on l.course_id = $2 and l.person_id = m.account_id and l.has_joined
            join accounts a on a.id = l.person_id and a.deleted_at is null
          group by c.id, c.name order by c.name, c.id limit 100) class) as groups,
      (select coalesce(json_agg(json_build_object('unitId', told.id, 'begun', told.begun, 'complete', told.complete)
          order by told.place), '[]')
        from (select id, min(place) as place, (count(*) filter (where begun))::int as begun,
            (count(*) filter (where whole))::int as complete from unit group by id) told) as units`,
}

/** People by stretch, from where spans of stretches begin and end: as many steps as there are spans, however long a film is. */
const peopleIn = (what: 'seen' | 'again') => `(
  select array_agg(coalesce((select sum(edge.step) from edge where edge.what = '${what}' and edge.at <= place), 0)::int
    order by place) from generate_series(0, (film.seconds - 1) / film.stretch) place)`

const stretchesOf = (what: 'seen' | 'again') => `select '${what}' as what, viewed.person,
    range_agg(int4range(lower(span) / film.stretch, (upper(span) - 1) / film.stretch + 1)) as told
  from viewed cross join film cross join unnest(viewed.${what}) span group by viewed.person`

/** What was seen of a film (`$4`) by how many; no row where there is none. */
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
