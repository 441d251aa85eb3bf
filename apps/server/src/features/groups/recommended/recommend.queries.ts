import type { RecommendedGroup, RecommendReason } from '@learntrail/contract/groups/groups'
import { groupLimits } from '@learntrail/contract/groups/limits'
import { durations } from '@learntrail/contract/limits'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { friendsOf, notBlockedWith } from '../../people/index.ts'
import { recentTagsOf, statedSchoolIdOf } from '../../profiles/index.ts'
import { groupSummaryOf, summaryOf } from '../group-summary.sql.ts'
import { belongsTo, listedGroup } from '../visibility.sql.ts'

/** The most rows read for one reason: enough to choose from, whatever the size of the product. */
const lookedAt = { friendships: 5_000, joins: 20_000, candidates: 200 } as const

/**
 * $1 viewer, $2 start of the last month: the best groups for each reason. A group is returned once, for the reason
 * closest to the viewer.
 */
const recommendedQuery = {
  name: 'groups-recommended',
  text: `with found as (
      (select m.group_id, 0 as reason, count(*)::int as count
        from (${friendsOf('$1')} ${limitTo(lookedAt.friendships)}) f
        join group_members m on m.account_id = f.id
        where ${notBlockedWith('$1', 'm.account_id')}
        group by m.group_id order by 3 desc ${limitTo(lookedAt.candidates)})
      union all
      (select g.id, 1, 0 from groups g where g.school_id = ${statedSchoolIdOf('$1')} and g.type = 'school' order by g.id desc ${limitTo(lookedAt.candidates)})
      union all
      (select g.id, 2, cardinality(array(select unnest(g.tags) intersect select unnest(mine.tags)))
        from (select ${recentTagsOf('$1')} as tags) mine
        join groups g on g.type = 'open' and g.deleted_at is null and g.tags && mine.tags
        order by 3 desc, g.id desc ${limitTo(lookedAt.candidates)})
      union all
      (select newest.group_id, 3, count(*)::int from (
          select m.group_id from group_members m where m.since > $2 and m.level > 0 order by m.since desc ${limitTo(lookedAt.joins)}) newest
        group by newest.group_id order by 3 desc ${limitTo(lookedAt.candidates)})),
    best as (select distinct on (group_id) group_id, reason, count from found order by group_id, reason)
    select ${groupSummaryOf('$1', 'g')}, best.reason, best.count from best join groups g on g.id = best.group_id
    where g.archived_at is null and ${listedGroup('$1', 'g')} and not ${belongsTo('$1', 'g.id')}
      and not exists (select 1 from group_requests own where own.group_id = g.id and own.account_id = $1)
      and not exists (select 1 from group_bans own where own.group_id = g.id and own.account_id = $1)
      and g.member_count < ${groupLimits.members}
    order by best.reason, best.count desc, g.member_count desc, g.id ${limitTo(groupLimits.recommended)}`,
}

const reasons: readonly RecommendReason[] = ['friends', 'school', 'tags', 'month']

/** Returns groups that a person may like, each with the reason. */
export async function recommendGroups({ pool, clock }: Platform, viewer: string): Promise<RecommendedGroup[]> {
  const since = new Date(clock.now().getTime() - 30 * durations.day)
  type Row = Omit<RecommendedGroup, 'reason'> & { reason: number }
  const { rows } = await pool.query<Row>({ ...recommendedQuery, values: [viewer, since] })
  return rows.map(({ reason, count, ...row }) => ({
    ...summaryOf(row),
    reason: reasons[reason] ?? 'month',
    count: reason === 0 || reason === 3 ? count : 0,
  }))
}
