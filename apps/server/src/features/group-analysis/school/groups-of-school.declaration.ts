import { dayOf } from '../../../platform/clock/semester-of.ts'
import { dayAfter, startOfDay } from '../../../platform/clock/taipei.ts'
import { weekOf } from '../../../platform/clock/week-of.ts'
import { firstIdOf } from '../../../platform/ids/ids.ts'
import type { SchoolThings, ThingFigures, ThingRow, ThingsOf } from '../../../platform/measures/school-things.ts'
import { everyMember, joinGroup } from '../../groups/index.ts'
import { questionsGivenIn, workComeTo } from '../../homework/index.ts'
import { recordsIn } from '../../posts/index.ts'
import { pupilsAsked, pupilsOfSchool } from '../../profiles/index.ts'

/*
 * `$1` to `$5` as in `pupilsOfSchool`, `$6` first id of these days, `$7` first id after them. What pupils do counts
 * where they were on that day, as in the school's sums.
 */

const begin = `($4::date::timestamp at time zone 'Asia/Taipei')`
const end = `(($5::date + 1)::timestamp at time zone 'Asia/Taipei')`

/** Limits rows with `account_id` and `at` to those of pupils. */
const ofPupils = (rows: string) => `${rows} done join place
  on place.account_id = done.account_id and ${dayOf('done.at')} between place.from_day and place.last_day`
const records = ofPupils(recordsIn('g.id', '$6::uuid', '$7::uuid'))
const work = ofPupils(workComeTo('g.id', begin, end))

const figure = (count: string, people: string) => `json_build_object('count', ${count}, 'people', ${people})`

/**
 * Groups of the school, and those at least half of whose members are its pupils; without those archived before these
 * days or created after them. Private groups are in no list, and so not in this one.
 */
const groupsHere = (which: string) => `everybody as materialized ${pupilsOfSchool},
    place as materialized (select * from everybody where is_meant),
    pupil as materialized (select account_id, bool_or(is_meant) as is_meant from everybody group by account_id),
    inside as materialized (select m.group_id, count(*) as pupils, count(*) filter (where pupil.is_meant) as meant
      from pupil join ${everyMember('m')} on m.account_id = pupil.account_id group by m.group_id),
    here as materialized (select g.id, g.name, inside.meant::int as members
      from inside ${joinGroup('g', 'inside.group_id')}
      where ${which} and inside.meant > 0 and g.deleted_at is null and g.type <> 'private'
        and (g.school_id = $1::uuid or inside.pupils * 2 >= g.member_count)
        and g.created_at < ${end} and coalesce(g.archived_at >= ${begin}, true))`

/**
 * What pupils did in these groups, read pupil by pupil: a group may have thousands of records, and its pupils only a
 * few.
 */
const doneHere = `wrote as materialized (select g.id as group_id, done.account_id, done.count from here g cross join lateral (
      select done.account_id, count(*)::int as count from ${records} group by done.account_id) done),
    handed as materialized (select g.id as group_id, done.account_id from here g cross join lateral (
      select distinct done.account_id from ${work}) done),
    written as (select group_id, sum(count)::int as count, count(*)::int as people from wrote group by group_id),
    active as (select group_id, count(*)::int as people
      from (select group_id, account_id from wrote union select group_id, account_id from handed) one group by group_id)`

const figured = `g.id, g.name, json_build_array(${figure('g.members', 'g.members')},
    ${figure('coalesce(written.count, 0)', 'coalesce(written.people, 0)')},
    ${figure('given.count', 'case when given.count > 0 then g.members else 0 end')},
    ${figure('coalesce(active.people, 0)', 'coalesce(active.people, 0)')}) as figures
  from here g left join written on written.group_id = g.id left join active on active.group_id = g.id
    cross join lateral (select count(*)::int as count from ${questionsGivenIn('g.id', begin, end)} given) given`

const listQuery = {
  name: 'groups-of-school',
  text: `with ${groupsHere('true')}, ${doneHere} select ${figured}
    order by coalesce(active.people, 0) desc, coalesce(written.count, 0) desc, g.id limit $8`,
}

const oneQuery = {
  name: 'group-of-school',
  text: `with ${groupsHere('g.id = $8')}, ${doneHere} select ${figured}`,
}

/** `$8` group. */
const weeksQuery = {
  name: 'group-of-school-weeks',
  text: `with place as materialized (select * from ${pupilsOfSchool} everybody where is_meant),
    g as (select $8::uuid as id),
    done as (select 'record' as what, done.account_id, ${weekOf('done.at')} as week from g cross join lateral (
        select done.account_id, done.at from ${records}) done
      union all select 'work', done.account_id, ${weekOf('done.at')} from g cross join lateral (
        select done.account_id, done.at from ${work}) done)
    select week as key, '' as name, json_build_array(${['record', 'work']
      .map((what) =>
        figure(
          `count(*) filter (where what = '${what}')`,
          `count(distinct account_id) filter (where what = '${what}')`,
        ),
      )
      .join(', ')}) as figures
    from done group by week order by week`,
}

const valuesOf = (of: ThingsOf) => [
  ...pupilsAsked(of),
  firstIdOf(startOfDay(of.from)),
  firstIdOf(startOfDay(dayAfter(of.to))),
]

type Part = ThingFigures['parts']['items'][number]

export const groupsOfSchool: SchoolThings = {
  question: 'groups',
  columns: ['members', 'records', 'homework', 'active'],
  async list(pool, { limit, ...of }) {
    return (await pool.query<ThingRow>({ ...listQuery, values: [...valuesOf(of), limit] })).rows
  },
  async one(pool, { id, ...of }) {
    const values = [...valuesOf(of), id]
    const [group] = (await pool.query<ThingRow>({ ...oneQuery, values })).rows
    if (group === undefined) return undefined
    const { rows: items } = await pool.query<Part>({ ...weeksQuery, values })
    return { ...group, parts: { rows: 'weeks', columns: ['records', 'handedIn'], items } }
  },
}
