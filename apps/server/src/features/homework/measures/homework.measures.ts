import { groupJoined, groupLeft, groupMemberRemoved, groupRoleChanged } from '@learntrail/contract/groups/events'
import { homeworkHandedIn, homeworkReturned, homeworkReviewed } from '@learntrail/contract/homework/events'
import { dayOf } from '../../../platform/clock/semester-of.ts'
import type { Measure } from '../../../platform/measures/measures.ts'
import { whereLed } from '../../groups/index.ts'
import { isAskedOf, isGiven } from '../visibility.sql.ts'

/**
 * Each question given to a person, on the day of its deadline. Work handed in by then is in time, whatever comes after;
 * work not handed in is missing, even before that day.
 */
const asked = `select led.account_id, ${dayOf('coalesce(q.deadline, q.assigned_at)')} as day,
    case when own.id is null then 'missing' when own.is_late then 'late' else 'inTime' end as code, 1 as count
  from ${whereLed('$1')} led join homework_questions q on q.group_id = led.group_id and ${isGiven('q')}
    left join homework_hand_ins own
      on own.question_id = q.id and own.student_id = led.account_id and own.version_count > 0
  where ${isAskedOf('led.account_id', 'q', 'led.since')}`

/** Each piece of work on the day it was first handed in, by how many days later a first remark was released. */
const corrected = `select own.student_id as account_id, ${dayOf('came.handed_in_at')} as day,
    case when said.at is null then 'waiting'
      when ${dayOf('said.at')} - ${dayOf('came.handed_in_at')} <= 3 then 'within3'
      when ${dayOf('said.at')} - ${dayOf('came.handed_in_at')} <= 7 then 'within7'
      else 'later' end as code, 1 as count
  from homework_hand_ins own join homework_questions q on q.id = own.question_id and ${isGiven('q')}
    join homework_versions came on came.hand_in_id = own.work_id and came.number = 1
    cross join lateral (select min(r.released_at) as at from homework_remarks r where r.hand_in_id = own.work_id) said
  where own.student_id = any($1)`

export const homeworkMeasures: readonly Measure[] = [
  {
    name: 'homework',
    sql: asked,
    isActivity: false,
    by: 'day',
    follows: [homeworkHandedIn, groupJoined, groupLeft, groupMemberRemoved, groupRoleChanged],
  },
  {
    name: 'correcting',
    sql: corrected,
    isActivity: true,
    by: 'day',
    follows: [homeworkHandedIn, homeworkReviewed, homeworkReturned],
  },
]
