import { rewardLimits } from '@learntrail/contract/rewards/limits'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount, taughtSchoolOf } from '../../accounts/index.ts'
import { everyGroup, ledIn } from '../../groups/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { plusAt } from '../../points/index.ts'
import { joinSchool } from '../../profiles/index.ts'
import { isTakenBack } from '../entries.sql.ts'

/** Members by member number, and whether their plan takes points. $1 group, $2 now. */
export const receiversQuery = {
  name: 'rewards-receivers',
  text: `select ${personSummaryOf('a')} as person, led.member_number as "memberNumber",
      case when not ${plusAt('a', '$2::timestamptz')} then 'plan' end as without
    from ${ledIn('$1')} led ${joinAccount('a', 'led.account_id')}
    order by led.number_order, led.since, a.id`,
}

/**
 * The school whose points are given, and what its budget has left. A school's group gives the school's points; a
 * teacher's class gives those of the school that vouches for the teacher. $1 group, $2 giver.
 */
export const schoolQuery = {
  name: 'rewards-school-of-group',
  text: `select s.id, s.name, budget.balance as remaining
    from ${everyGroup('g')} ${joinSchool('s', `coalesce(g.school_id, case when g.type = 'teaching' then ${taughtSchoolOf('$2')} end)`)}
      left join reward_accounts budget on budget.school_id = s.id
    where g.id = $1`,
}

interface SchoolOfGroup {
  id: string
  name: string
  /** Null if it has no budget. */
  remaining: number | null
}

/** Finds the school whose points a person gives in a group. */
export async function findSchoolOf(
  transaction: Transaction,
  groupId: string,
  giverId: string,
): Promise<SchoolOfGroup | undefined> {
  const { rows } = await clientOf(transaction).query({ ...schoolQuery, values: [groupId, giverId] })
  return (rows as SchoolOfGroup[])[0]
}

/** $1 group, $2 viewer, $3 cursor, $4 first id shown. */
export const givenQuery = {
  name: 'rewards-given-in-group',
  text: `select e.id, case when a.id is not null then ${personSummaryOf('a')} end as person, e.amount as points, act.reason,
      case when actor.id is not null then ${personSummaryOf('actor')} end as by, ${isoTime('act.at')} as at,
      ${isTakenBack('e')} as "isTakenBack", coalesce(act.actor_id = $2, false) as "isOwn"
    from reward_acts act join reward_entries e on e.act_id = act.id and e.id >= act.id
      join reward_accounts purse on purse.id = e.to_id left ${joinAccount('a', 'purse.account_id')}
      left ${joinAccount('actor', 'act.actor_id')}
    where act.group_id = $1 and act.kind = 'issued' and e.id < $3 and act.id >= $4 and e.id >= $4
    order by e.id desc ${limitTo(rewardLimits.page + 1)}`,
}
