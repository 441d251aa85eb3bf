import { silentAfterDays, silentShown } from '@learntrail/contract/group-analysis/facts'
import type { SilentPupil } from '@learntrail/contract/group-analysis/teaching'
import { durations } from '@learntrail/contract/limits'
import type { Person } from '../../platform/access/person.ts'
import { firstIdOf } from '../../platform/ids/ids.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Platform } from '../../platform/platform.ts'
import { joinAccount } from '../accounts/index.ts'
import { hasRead } from '../bulletins/index.ts'
import { classesLedBy, ledIn } from '../groups/index.ts'
import { hasHandedIn } from '../homework/index.ts'
import { personSummaryOf, presentPerson } from '../people/index.ts'
import { hasWritten } from '../posts/index.ts'
import { realName, withSaid } from '../profiles/index.ts'

/** $1 viewer, $2 start of the two weeks, $3 first id of that moment. */
const silentQuery = {
  name: 'group-analysis-silent-pupils',
  text: `select ${personSummaryOf('a')} as person, led.member_number as "memberNumber", ${realName} as "realName",
      json_build_object('id', g.id, 'name', g.name) as "group", count(*) over ()::int as total
    from ${classesLedBy('$1')} g cross join lateral ${ledIn('g.id')} led
      ${joinAccount('a', 'led.account_id')} ${withSaid}
    where led.since <= $2 and ${presentPerson('a')} and not ${hasHandedIn('a.id', 'g.id', '$2')}
      and not ${hasRead('a.id', 'g.id', '$2')} and not ${hasWritten('a.id', 'g.id', '$3')}
    order by g.name, g.id, led.number_order, led.since, led.account_id ${limitTo(silentShown)}`,
}

/** Returns the pupils of a teacher's classes who have done nothing there for two weeks, with their total number. */
export async function listSilentPupils({ pool, clock }: Platform, { id }: Pick<Person, 'id'>) {
  const since = new Date(clock.now().getTime() - silentAfterDays * durations.day)
  const { rows } = await pool.query<SilentPupil & { total: number }>({
    ...silentQuery,
    values: [id, since, firstIdOf(since)],
  })
  return { items: rows.map(({ total: _, ...pupil }) => pupil), total: rows[0]?.total ?? 0 }
}
