import { homeworkHandedIn, homeworkReviewed } from '@learntrail/contract/homework/events'
import { pointsIssued, pointsTakenBack } from '@learntrail/contract/points/events'
import { dayOf } from '../../../platform/clock/semester-of.ts'
import { momentOfId } from '../../../platform/ids/moment-of-id.ts'
import type { Measure } from '../../../platform/measures/measures.ts'
import { isGiven, isTakenBack } from '../entries.sql.ts'

/**
 * What somebody was given in groups that are there and kept, on the day on which they got it: as far back as entries are
 * kept. What was taken back was not given; that all went back to the group changes nothing of it.
 */
const received = `select holder.account_id, ${dayOf(momentOfId('e.id'))} as day, 'received' as code, e.amount as count
  from point_accounts holder join groups g on g.id = holder.group_id and g.deleted_at is null
    join point_entries e on e.group_id = holder.group_id and e.to_id = holder.id and ${isGiven('e')}
  where holder.account_id = any($1) and not ${isTakenBack('e', 'holder.id')}`

export const pointMeasures: readonly Measure[] = [
  {
    name: 'points',
    sql: received,
    isActivity: false,
    by: 'day',
    // Work is paid for where it is handed in or corrected.
    follows: [pointsIssued, pointsTakenBack, homeworkHandedIn, homeworkReviewed],
  },
]
