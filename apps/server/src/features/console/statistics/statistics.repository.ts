import { accountSignedUp } from '@learntrail/contract/accounts/events'
import type { CountedName, Statistics } from '@learntrail/contract/console/statistics'
import { groupMade } from '@learntrail/contract/groups/events'
import { homeworkAssigned, homeworkHandedIn } from '@learntrail/contract/homework/events'
import { postPublished } from '@learntrail/contract/posts/events'
import type { Reading } from '../../../platform/platform.ts'
import { joinBelonging } from '../people/people.queries.ts'

type Counted = Record<CountedName, number>

const countOf = (kind: string, name: CountedName) => `(count(*) filter (where e.kind = '${kind}'))::int as "${name}"`

const counts = [
  `(count(distinct e.actor_id))::int as active`,
  countOf(accountSignedUp.name, 'signedUp'),
  countOf(postPublished.name, 'records'),
  countOf(groupMade.name, 'groups'),
  countOf(homeworkAssigned.name, 'homework'),
  countOf(homeworkHandedIn.name, 'handIns'),
].join(', ')

/** What was done since a moment, from the event log, which has an index by time. */
export async function countSince({ pool }: Reading, since: Date): Promise<Counted> {
  const { rows } = await pool.query<Counted>(`select ${counts} from events e where e.at >= $1`, [since])
  if (rows[0] === undefined) throw new Error('A count is always one row')
  return rows[0]
}

/** The same for each week in which something was done, by its Monday in Taiwan. */
export async function countByWeek({ pool }: Reading, since: Date): Promise<Map<string, Counted>> {
  const { rows } = await pool.query<Counted & { monday: string }>(
    `select to_char(date_trunc('week', e.at at time zone 'Asia/Taipei'), 'YYYY-MM-DD') as monday, ${counts}
      from events e where e.at >= $1 group by 1`,
    [since],
  )
  return new Map(rows.map(({ monday, ...counted }) => [monday, counted]))
}

export async function countPeople({ pool }: Reading): Promise<Statistics['people']> {
  const kind = (condition: string, name: string) => `(count(*) filter (where ${condition}))::int as "${name}"`
  const { rows } = await pool.query<Statistics['people']>(
    `select ${[
      kind(`a.profile_filled_at is not null and o.academic_role = 'student'`, 'students'),
      kind(`a.profile_filled_at is not null and o.academic_role = 'teacher'`, 'teachers'),
      kind('a.profile_filled_at is not null and o.academic_role is null', 'others'),
      kind('a.profile_filled_at is null', 'unfilled'),
    ].join(', ')}
    from accounts a ${joinBelonging} where a.deleted_at is null`,
  )
  if (rows[0] === undefined) throw new Error('A count is always one row')
  return rows[0]
}
