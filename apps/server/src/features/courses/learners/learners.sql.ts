import { joinAccount } from '../../accounts/index.ts'
import { classesLedBy, everyMember } from '../../groups/index.ts'
import { notBlockedWith, personSummaryOf, presentPerson } from '../../people/index.ts'
import { joinOrganization, realName, studentNumber, withSaid } from '../../profiles/index.ts'
import { progressOf } from '../learning/progress.sql.ts'

/*
 * SQL for the learners of a course as a teacher sees them. $1 viewer, $2 course, $3 a class that the viewer leads, or
 * null.
 */

/** A common table expression; place it first in `with`. */
export const classes = `mine as materialized ${classesLedBy('$1')}`

/**
 * The class through which the viewer knows a learner (decision 079): of several, the requested one, or one in which
 * they have a seat.
 */
const known = `left join lateral (
    select c.id as group_id, c.name as group_name, m.member_number, m.number_order,
      ${realName} as real_name, ${studentNumber} as student_number
    from ${everyMember('m')} join mine c on c.id = m.group_id left ${joinOrganization('o', 'a.id')} ${withSaid}
    where m.account_id = a.id and m.level = 2
    order by c.id is not distinct from $3::uuid desc, m.member_number <> '' desc, m.since desc, c.id limit 1) known on true`

/** All learners. In a class they lead, the viewer also sees people whom a block would hide elsewhere. */
export const learners = `(
  select learner.person_id as id, learner.at as joined_at, learner.learnt_at, learner.finished_at,
    coalesce(learner.learnt_at, learner.at) as active_at, course.id as course_id, course.edition_number as number,
    ${personSummaryOf('a')} as person, a.display_name, known.*
  from courses course join course_learners learner on learner.course_id = course.id and learner.has_joined
    ${joinAccount('a', 'learner.person_id')}
    ${known}
  where course.id = $2 and a.deleted_at is null and ($3::uuid is null or known.group_id = $3)
    and (known.group_id is not null or (${presentPerson('a')} and ${notBlockedWith('$1', 'a.id')})))`

/** Adds the progress of each `learner` row as `way`; calculated only for rows that are returned. */
export const withProgress = `cross join lateral (
  select ${progressOf('learner.course_id', 'learner.number', 'learner.id')} as progress offset 0) way`
