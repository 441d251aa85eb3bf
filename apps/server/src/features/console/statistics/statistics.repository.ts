import { accountSignedUp } from '@learntrail/contract/accounts/events'
import type { CountedDay, CountedName, Statistics } from '@learntrail/contract/console/statistics'
import { groupMade } from '@learntrail/contract/groups/events'
import { homeworkAssigned, homeworkHandedIn } from '@learntrail/contract/homework/events'
import { postPublished } from '@learntrail/contract/posts/events'
import { between, lt } from 'drizzle-orm'
import type { Platform, Reading } from '../../../platform/platform.ts'
import { everyAccount } from '../../accounts/index.ts'
import { joinBelonging } from '../../profiles/index.ts'
import { statisticsDays } from './statistics.tables.ts'

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

/** Counts what was done in a period, from the event log, which has an index by time. */
export async function countBetween({ pool }: Reading, from: Date, to: Date): Promise<Counted> {
  const { rows } = await pool.query<Counted>(`select ${counts} from events e where e.at >= $1 and e.at < $2`, [
    from,
    to,
  ])
  if (rows[0] === undefined) throw new Error('A count is always one row')
  return rows[0]
}

/** Same, for each week with any activity, by its Monday in Taiwan. */
export async function countByWeek({ pool }: Reading, since: Date): Promise<Map<string, Counted>> {
  const { rows } = await pool.query<Counted & { monday: string }>(
    `select to_char(date_trunc('week', e.at at time zone 'Asia/Taipei'), 'YYYY-MM-DD') as monday, ${counts}
      from events e where e.at >= $1 group by 1`,
    [since],
  )
  return new Map(rows.map(({ monday, ...counted }) => [monday, counted]))
}

/** Counts existing accounts created before a moment. */
export async function countPeople({ pool }: Reading, before: Date): Promise<Statistics['people']> {
  const kind = (condition: string, name: string) => `(count(*) filter (where ${condition}))::int as "${name}"`
  const { rows } = await pool.query<Statistics['people']>(
    `select ${[
      kind(`a.profile_filled_at is not null and o.academic_role = 'student'`, 'students'),
      kind(`a.profile_filled_at is not null and o.academic_role = 'teacher'`, 'teachers'),
      kind('a.profile_filled_at is not null and o.academic_role is null', 'others'),
      kind('a.profile_filled_at is null', 'unfilled'),
    ].join(', ')}
    from ${everyAccount('a')} ${joinBelonging} where a.deleted_at is null and a.created_at < $1`,
    [before],
  )
  if (rows[0] === undefined) throw new Error('A count is always one row')
  return rows[0]
}

/** Stores a day's counts; a day already counted stays as it is. */
export async function keepDay({ db }: Platform, day: CountedDay): Promise<void> {
  await db.insert(statisticsDays).values(day).onConflictDoNothing()
}

export async function listDays({ db }: Platform, from: string, to: string): Promise<CountedDay[]> {
  return db
    .select()
    .from(statisticsDays)
    .where(between(statisticsDays.day, from, to))
    .orderBy(statisticsDays.day)
}

export async function forgetDaysBefore({ db }: Platform, day: string): Promise<void> {
  await db.delete(statisticsDays).where(lt(statisticsDays.day, day))
}
