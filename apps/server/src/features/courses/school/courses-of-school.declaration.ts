import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { dayOf } from '../../../platform/clock/semester-of.ts'
import type { SchoolThings, ThingFigures, ThingRow } from '../../../platform/measures/school-things.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { pupilsAsked, pupilsOfSchool } from '../../profiles/index.ts'
import { unitRowsOf } from '../learning/progress.sql.ts'
import { eachUnit } from '../outline.sql.ts'

/*
 * $1–5 as in `pupilsOfSchool`. Joining and finishing count if the pupil was at the school on that day, same as in the
 * totals.
 */

const placed = `place as materialized (select * from ${pupilsOfSchool} everybody where is_meant)`

const isOn = (at: string) => `(${dayOf(at)} between $4::date and $5::date
  and ${dayOf(at)} between place.from_day and place.last_day)`

const figure = (count: string) => `json_build_object('count', ${count}, 'people', ${count})`

/** Courses that pupils learn, or finished in these days. */
const coursesHere = `learner as materialized (
      select l.course_id, l.person_id, bool_or(l.has_joined and ${dayOf('l.at')} <= $5::date) as learns,
        bool_or(l.has_joined and ${isOn('l.at')}) as joined,
        coalesce(bool_or(${isOn('l.finished_at')}), false) as finished
      from place join course_learners l on l.person_id = place.account_id group by l.course_id, l.person_id),
    here as materialized (select course_id, (count(*) filter (where learns))::int as learners,
        (count(*) filter (where joined))::int as joined, (count(*) filter (where finished))::int as finished
      from learner where learns or finished group by course_id)`

const figured = `course.id, course.name,
    json_build_array(${['learners', 'joined', 'finished'].map((name) => figure(`here.${name}`)).join(', ')}) as figures
  from here join courses course on course.id = here.course_id and not course.is_withheld`

const listQuery = {
  name: 'courses-of-school',
  text: `with ${placed}, ${coursesHere} select ${figured}
    order by here.joined + here.finished desc, here.learners desc, course.id limit $6`,
}

const oneQuery = {
  name: 'course-of-school',
  text: `with ${placed}, ${coursesHere} select ${figured} where course.id = $6`,
}

/**
 * How many pupils have begun and completed each unit of the current edition; calculated only for those who learnt last,
 * because of its cost.
 */
const stepsQuery = {
  name: 'course-of-school-steps',
  text: `with ${placed},
    learner as materialized (select l.person_id, course.id as course_id, course.edition_number as number
      from courses course join course_learners l on l.course_id = course.id and l.has_joined
      where course.id = $6 and l.person_id in (select account_id from place)
      order by coalesce(l.learnt_at, l.at) desc, l.person_id ${limitTo(learnerLimits.reckoned)}),
    way as (select unit.* from learner
      cross join lateral ${unitRowsOf('learner.course_id', 'learner.number', 'learner.person_id')} unit),
    told as (select id, min(place) as place, (count(*) filter (where begun))::int as begun,
        (count(*) filter (where whole))::int as complete from way group by id),
    named as (select (u.unit ->> 'id')::uuid as id, u.unit ->> 'name' as name
      from courses course join course_editions edition
        on edition.course_id = course.id and edition.number = course.edition_number
        cross join ${eachUnit('edition.outline')}
      where course.id = $6)
    select told.id as key, coalesce(named.name, '') as name,
      json_build_array(${figure('told.begun')}, ${figure('told.complete')}) as figures
    from told left join named on named.id = told.id order by told.place`,
}

type Part = ThingFigures['parts']['items'][number]

export const coursesOfSchool: SchoolThings = {
  question: 'courses',
  columns: ['learners', 'joined', 'finished'],
  async list(pool, { limit, ...of }) {
    return (await pool.query<ThingRow>({ ...listQuery, values: [...pupilsAsked(of), limit] })).rows
  },
  async one(pool, { id, ...of }) {
    const values = [...pupilsAsked(of), id]
    const [course] = (await pool.query<ThingRow>({ ...oneQuery, values })).rows
    if (course === undefined) return undefined
    const { rows: items } = await pool.query<Part>({ ...stepsQuery, values })
    return { ...course, parts: { rows: 'steps', columns: ['begun', 'complete'], items } }
  },
}
