import { classesLedBy, realName, studentNumber, withSaid } from '../../groups/index.ts'
import { notBlockedWith, personSummaryOf, presentPerson } from '../../people/index.ts'
import { progressOf } from '../learning/progress.sql.ts'

/*
 * Those who learn a course, as whoever teaches it comes across them, as SQL of `$1` the viewer, `$2` the course and `$3` a
 * class that the viewer leads, or null.
 */

/** To stand in front, as `with`. */
export const classes = `mine as materialized ${classesLedBy('$1')}`

/**
 * By what the viewer knows a learner as the leader of a class of theirs (decision 079): of several, that which is asked for,
 * or one in which they have a seat.
 */
const known = `left join lateral (
    select c.id as group_id, c.name as group_name, m.member_number, m.number_order,
      ${realName} as real_name, ${studentNumber} as student_number
    from group_members m join mine c on c.id = m.group_id left join organizations o on o.account_id = a.id ${withSaid}
    where m.account_id = a.id and m.level = 2
    order by c.id is not distinct from $3::uuid desc, m.member_number <> '' desc, m.since desc, c.id limit 1) known on true`

/** Rows of all of them. Whoever leads a class meets in it also those whom a block keeps apart elsewhere. */
export const learners = `(
  select learner.person_id as id, learner.at as joined_at, learner.learnt_at, learner.finished_at,
    coalesce(learner.learnt_at, learner.at) as active_at, course.id as course_id, course.edition_number as number,
    ${personSummaryOf('a')} as person, a.display_name, known.*
  from courses course join course_learners learner on learner.course_id = course.id and learner.has_joined
    join accounts a on a.id = learner.person_id
    ${known}
  where course.id = $2 and a.deleted_at is null and ($3::uuid is null or known.group_id = $3)
    and (known.group_id is not null or (${presentPerson('a')} and ${notBlockedWith('$1', 'a.id')})))`

/** Beside rows `learner` the progress of each, `way`, which is made of those alone that are asked for. */
export const withProgress = `cross join lateral (
  select ${progressOf('learner.course_id', 'learner.number', 'learner.id')} as progress offset 0) way`
