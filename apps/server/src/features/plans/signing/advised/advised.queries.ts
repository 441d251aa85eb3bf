import { planNeeds } from '@learntrail/contract/plans/signing/facts'
import { isoTime as iso } from '../../../../platform/database/iso-time.ts'
import { limitTo } from '../../../../platform/paging/limit.ts'
import { joinAccount, joinStandingAccount } from '../../../accounts/index.ts'
import {
  belongsTo,
  classGroup,
  everyGroup,
  everyMember,
  joinMembership,
  joinStandingGroup,
} from '../../../groups/index.ts'
import { personSummaryOf } from '../../../people/index.ts'
import { realName, withSaid } from '../../../profiles/index.ts'
import { weeksOn } from '../../doing/weeks-on.sql.ts'
import { isSigner, writesPlan } from '../../visible.sql.ts'

/** Days without activity after which a begun plan counts as silent. */
const silentAfter = 14

/*
 * Other people's plans that a person signs: $1 person, $2 day in Taiwan, $3 moment, $4 group or null for all.
 */

/** The person's first line that waits for them. */
const waiting = `left join lateral (select l.id, l.asked_at from plan_signers own
    join plan_lines l on l.plan_id = own.plan_id and l.id = own.line_id
  where own.plan_id = plan.id and own.person_id = $1 and own.asked_at is not null and l.state = 'asked'
  order by l.position limit 1) line on true`

/** A group that both are in, preferring a class. */
const common = `left join lateral (select g.name, theirs.member_number from ${everyMember('theirs')}
    ${joinMembership('own', 'theirs.group_id', '$1')}
    ${joinStandingGroup('g', 'theirs.group_id')}
  where theirs.account_id = plan.owner_id order by ${classGroup('g')} desc, g.name, g.id limit 1) met on true`

const isAdviser = `exists (select 1 from plan_signers own join plan_lines l on l.plan_id = own.plan_id and l.id = own.line_id
  where own.plan_id = plan.id and own.person_id = $1 and own.asked_at is not null and l.role in ('adviser', 'formTutor'))`

const { days, isOver, passed, plannedBefore } = weeksOn('plan', '$2::date')

/** What the plan needs (`planNeeds`). An agreed plan counts as under way even before it is begun. */
const need = `case when line.id is not null then 'sign'
  when doing.asks_since is not null and ${isAdviser} then 'asks'
  when doing.finished_at is not null then 'finished'
  when (doing.plan_id is not null or plan.signing_state = 'agreed') and coalesce(doing.done_items, 0) < ${plannedBefore} then 'behind'
  when doing.active_at < $3::timestamptz - interval '${silentAfter} days' then 'silent'
  when doing.plan_id is null and plan.signing_state <> 'agreed' then 'signing'
  else 'doing' end`

const acted = `(select act.at from plan_acts act where act.plan_id = plan.id order by act.id desc limit 1)`

const inGroup = `($4::uuid is null or (${belongsTo('plan.owner_id', '$4')}
  and ${belongsTo('$1', '$4')}))`

const signed = `from (select distinct own.plan_id from plan_signers own where own.person_id = $1 and own.asked_at is not null) asked
    join plans plan on plan.id = asked.plan_id ${joinStandingAccount('a', 'plan.owner_id')}`
const isTheirs = `${isSigner('$1', 'plan')} and not ${writesPlan('$1', 'plan')}`

const stands = `select plan.id, ${need} as need, line.id as line_id,
      greatest(plan.updated_at, doing.active_at, ${acted}) as active_at, line.asked_at, doing.asks_since
    ${signed} left join plan_executions doing on doing.plan_id = plan.id ${waiting}
    where ${isTheirs} and ${inGroup}`

const rank = `array_position(array[${planNeeds.map((one) => `'${one}'`).join(', ')}], stands.need)`
/** Orders plans with the same need: longest waiting first. */
const since = 'coalesce(stands.asked_at, stands.asks_since, stands.active_at)'

/** $5 need or null for all, $6–8 cursor. */
export const advisedQuery = (limit: number) => ({
  name: `plans-advised-${limit}`,
  text: `select plan.id as "_id", ${personSummaryOf('a')} as "user", coalesce(nullif(${realName}, ''), a.display_name) as "fullName",
      coalesce(nullif(met.member_number, ''), plan.content ->> 'seatNumber') as "seatNumber", met.name as "groupName",
      plan.name as "projectName", its.need, its.line_id as "lineId",
      plan.started_at::text as "startedAt", plan.ended_at::text as "endedAt",
      case when ${days} is not null and not ${isOver} and plan.weeks > 0 then ${passed} + 1 end as week,
      plan.weeks, plan.lessons, coalesce(doing.done_lessons, 0) as "lessonsDone", ${iso('its.active_at')} as "activeAt",
      its.rank, ${iso('its.since')} as since
    from (select stands.*, ${rank} as rank, ${since} as since from (${stands}) stands) its
      join plans plan on plan.id = its.id ${joinAccount('a', 'plan.owner_id')} ${withSaid} ${common}
      left join plan_executions doing on doing.plan_id = plan.id
    where ($5::text is null or its.need = $5) and (its.rank, its.since, its.id) > ($6::int, $7::timestamptz, $8::uuid)
    order by its.rank, its.since, its.id ${limitTo(limit)}`,
})

export const countsQuery = {
  name: 'plans-advised-counts',
  text: `select stands.need, count(*)::int as count from (${stands}) stands group by stands.need`,
}

/** $1 viewer. */
export const groupsQuery = {
  name: 'plans-advised-groups',
  text: `select g.id, g.name from ${everyGroup('g')} ${joinMembership('own', 'g.id', '$1')}
    where g.deleted_at is null and exists (select 1 ${signed}
      ${joinMembership('theirs', 'g.id', 'plan.owner_id')} where ${isTheirs})
    order by g.name, g.id`,
}
