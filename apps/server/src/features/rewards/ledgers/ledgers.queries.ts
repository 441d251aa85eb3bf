import { limits } from '@learntrail/contract/limits'
import type { LedgerKind } from '@learntrail/contract/rewards/states'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { momentOfId } from '../../../platform/ids/moment-of-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { everyAccount, joinAccount } from '../../accounts/index.ts'
import { everyGroup, joinGroup } from '../../groups/index.ts'
import { personOf, personSummaryOf } from '../../people/index.ts'
import { fromEntries, isReversed, joinGroupBudget } from '../../points/index.ts'
import { everySchool, joinSchool, schoolNameOf } from '../../profiles/index.ts'
import { entriesOf, isTakenBack } from '../entries.sql.ts'

const mostFound = limitTo(20)

/** $1 words as a pattern, $2 words. */
export const findQueries: Record<LedgerKind, { name: string; text: string }> = {
  purse: {
    name: 'ledgers-find-purses',
    text: `select a.id, a.display_name as name, a.username as note from ${everyAccount('a')}
      where a.deleted_at is null and (lower(a.email) = lower($2) or lower(a.username) = lower($2)
        or a.display_name ilike $1) order by a.id desc ${mostFound}`,
  },
  budget: {
    name: 'ledgers-find-budgets',
    text: `select s.id, s.name, s.code as note from ${everySchool('s')} join reward_accounts b on b.school_id = s.id
      where s.name ilike $1 or s.code = $2 order by s.code ${mostFound}`,
  },
  group: {
    name: 'ledgers-find-groups',
    text: `select g.id, g.name, coalesce(s.name, '') as note from ${everyGroup('g')} left ${joinSchool('s', 'g.school_id')}
      where g.deleted_at is null and (g.name ilike $1 or g.id::text = $2) order by g.id desc ${mostFound}`,
  },
}

/** Name and balance of the owner of a ledger. $1 id. */
export const ownerQueries: Record<LedgerKind, { name: string; text: string }> = {
  purse: {
    name: 'ledgers-purse',
    text: `select a.display_name as name, coalesce(purse.balance, 0) as balance, purse.id as "ledgerId" from ${everyAccount('a')}
      left join reward_accounts purse on purse.kind = 'purse' and purse.account_id = a.id
      where a.id = $1 and a.deleted_at is null`,
  },
  budget: {
    name: 'ledgers-budget',
    text: `select s.name, b.balance, b.id as "ledgerId" from ${everySchool('s')} join reward_accounts b on b.school_id = s.id where s.id = $1`,
  },
  group: {
    name: 'ledgers-group',
    text: `select g.name, coalesce(b.balance, 0) as balance, g.id as "ledgerId" from ${everyGroup('g')}
      left ${joinGroupBudget('b', 'g.id')} where g.id = $1 and g.deleted_at is null`,
  },
}

/** SQL of one side of an entry: the row `side` of accounts of points, with its owner. */
const sideOf = (side: string, name: string) => `json_build_object('kind', ${side}.kind, 'name', ${name}, 'person',
  ${personOf(`${side}.account_id`)})`

const schoolName = (side: string) => `coalesce(${schoolNameOf(`${side}.school_id`)}, '')`

const rows = `case when actor.id is not null then ${personSummaryOf('actor')} end as by, coalesce(act.reason, '') as reason`
const page = limitTo(limits.pageSize + 1)

/** $1 ledger, $2 cursor. */
const rewardsQuery = (of: 'purse' | 'giver') => ({
  name: `ledgers-rewards-${of}`,
  text: `select e.id, e.kind, e.amount as points, ${isoTime(`coalesce(act.at, ${momentOfId('e.id')})`)} as at, ${rows},
      ${sideOf('source', schoolName('source'))} as from, ${sideOf('target', schoolName('target'))} as to,
      case when g.id is not null then json_build_object('id', g.id, 'name', g.name) end as group,
      ${isTakenBack('e')} as "isTakenBack", e.kind in ('issued', 'gift') and target.account_id is not null as "isByHand"
    from ${entriesOf('$1::uuid', { of, where: 'e.id < $2', order: 'desc', most: limits.pageSize + 1 })} e join reward_accounts source on source.id = e.from_id
      join reward_accounts target on target.id = e.to_id
      left join reward_acts act on act.id = e.act_id left ${joinAccount('actor', 'act.actor_id')}
      left ${joinGroup('g', 'act.group_id')}
    order by e.id desc ${page}`,
})

/** $1 group, $2 cursor. */
const pointsQuery = {
  name: 'ledgers-points',
  text: `select e.id, e.kind, e.amount as points, ${isoTime(`coalesce(act.made_at, ${momentOfId('e.id')})`)} as at, ${rows},
      ${sideOf('source', `''`)} as from, ${sideOf('target', `''`)} as to, null as group, false as "isByHand",
      ${isReversed('e')} as "isTakenBack"
    ${fromEntries}
      left ${joinAccount('actor', 'act.actor_id')}
    where e.group_id = $1 and e.id < $2 order by e.id desc ${page}`,
}

export const entryQueries: Record<LedgerKind, { name: string; text: string }> = {
  purse: rewardsQuery('purse'),
  budget: rewardsQuery('giver'),
  group: pointsQuery,
}
