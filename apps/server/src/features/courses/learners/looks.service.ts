import { learnerLimits } from '@learntrail/contract/courses/learner-facts'
import { sql } from 'drizzle-orm'
import type { Person } from '../../../platform/access/person.ts'
import type { Platform } from '../../../platform/platform.ts'
import { reachTaught } from '../co-editing/reach.policy.ts'
import { courseLooks } from './learners.tables.ts'

type Actor = Pick<Person, 'id'>

/** Learners since the viewer's last look, for each course they teach; counting stops just above the number shown. */
const newQuery = {
  name: 'course-learners-new',
  text: `select taught.id as "courseId", came.count
    from (select own.id from courses own where own.owner_id = $1
      union select editor.course_id from course_editors editor where editor.person_id = $1 and editor.is_accepted) taught
    left join course_looks look on look.course_id = taught.id and look.person_id = $1
    cross join lateral (select count(*)::int as count from (select 1 from course_learners learner
      where learner.course_id = taught.id and learner.has_joined and learner.at > coalesce(look.at, '-infinity')
      limit ${learnerLimits.newOnes + 1}) few) came
    where came.count > 0 order by taught.id`,
}

export async function countNewLearners(
  { pool }: Platform,
  person: Actor,
): Promise<{ items: { courseId: string; count: number }[] }> {
  const { rows } = await pool.query<{ courseId: string; count: number }>({ ...newQuery, values: [person.id] })
  return { items: rows }
}

export async function noteLook(platform: Platform, person: Actor, courseId: string): Promise<void> {
  await reachTaught(platform.db, person.id, courseId)
  const at = platform.clock.now()
  await platform.db
    .insert(courseLooks)
    .values({ courseId, personId: person.id, at })
    .onConflictDoUpdate({
      target: [courseLooks.courseId, courseLooks.personId],
      set: { at: sql`greatest(${courseLooks.at}, excluded.at)` },
    })
}
