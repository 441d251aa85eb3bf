import { courseFinished, courseJoined, courseWithdrawn } from '@learntrail/contract/courses/events'
import { dayOf } from '../../../platform/clock/semester-of.ts'
import type { Measure } from '../../../platform/measures/measures.ts'

/** Leaving a course removes its "joined" from the counts; "finished" stays. */
const deeds = `select learner.person_id as account_id, ${dayOf('deed.at')} as day, deed.code, 1 as count
  from course_learners learner cross join lateral (values
    ('joined', case when learner.has_joined then learner.at end), ('finished', learner.finished_at)) deed(code, at)
  where learner.person_id = any($1) and deed.at is not null`

export const courseMeasures: readonly Measure[] = [
  {
    name: 'courses',
    sql: deeds,
    isActivity: true,
    by: 'day',
    follows: [courseJoined, courseWithdrawn, courseFinished],
  },
]
