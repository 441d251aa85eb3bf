import { homeworkHandedIn, homeworkReviewed } from '@learntrail/contract/homework/events'
import { pointsIssued, pointsTakenBack } from '@learntrail/contract/points/events'
import { dayOf } from '../../../platform/clock/semester-of.ts'
import { momentOfId } from '../../../platform/ids/moment-of-id.ts'
import type { Measure } from '../../../platform/measures/measures.ts'
import { joinStandingGroup } from '../../groups/index.ts'
import { isGiven, isTakenBack } from '../entries.sql.ts'

/**
 * Points a person was given in existing groups, by the day they got them, as far back as entries are kept. Points taken
 * back do not count; points returned by a reset still do.
 */
const received = `select holder.account_id, ${dayOf(momentOfId('e.id'))} as day, 'received' as code, e.amount as count
  from point_accounts holder ${joinStandingGroup('g', 'holder.group_id')}
    join point_entries e on e.group_id = holder.group_id and e.to_id = holder.id and ${isGiven('e')}
  where holder.account_id = any($1) and not ${isTakenBack('e', 'holder.id')}`

export const pointMeasures: readonly Measure[] = [
  {
    name: 'points',
    sql: received,
    isActivity: false,
    by: 'day',
    // Homework pays when it is handed in or reviewed.
    follows: [pointsIssued, pointsTakenBack, homeworkHandedIn, homeworkReviewed],
  },
]
