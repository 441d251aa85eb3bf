import type { Locale } from '@learntrail/contract/profiles/preferences'
import type { RewardMovementKind } from '@learntrail/contract/rewards/states'
import { type Belongings, factsOf, inPages, momentIn } from '../../platform/archive/belongings.ts'
import { firstId } from '../../platform/paging/by-id.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { joinGroup } from '../groups/index.ts'
import { entriesOf } from './entries.sql.ts'

interface Row {
  id: string
  kind: RewardMovementKind
  points: number
  reason: string
  groupName: string | null
  at: Date
}

const words: Record<Locale, Record<'points' | 'group' | 'reason' | 'at', string>> = {
  tw: { points: '點數', group: '群組', reason: '原因', at: '時間' },
  en: { points: 'Points', group: 'Group', reason: 'Reason', at: 'When' },
}

/** Movements of a person's purse, as long as they are kept. */
export const rewardBelongings: Belongings = {
  name: 'rewards',
  title: { tw: '獎勵點數', en: 'Reward points' },
  async *entries({ pool }, personId, locale) {
    const text = (most: number) => `select e.id, e.kind, e.points, act.reason, g.name as "groupName", act.at
      from reward_accounts purse cross join lateral ${entriesOf('purse.id', { of: 'purse', where: 'e.id > $2 and e.act_id is not null', order: 'asc', most })} e
        join reward_acts act on act.id = e.act_id left ${joinGroup('g', 'act.group_id')}
      where purse.kind = 'purse' and purse.account_id = $1 order by e.id ${limitTo(most)}`
    const read = async (after: string, limit: number) => (await pool.query<Row>(text(limit), [personId, after])).rows
    const { points, group, reason, at } = words[locale]
    for await (const row of inPages(firstId, read))
      yield {
        data: row,
        title: `${row.points > 0 ? '+' : ''}${row.points} ${row.reason}`.trim(),
        facts: factsOf(
          [points, String(row.points)],
          [group, row.groupName ?? ''],
          [reason, row.reason],
          [at, momentIn(locale, row.at)],
        ),
      }
  },
}
