import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { joinAccount, joinStandingAccount } from '../accounts/index.ts'
import { childName, childrenOf } from '../guardians/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { weeksOn } from './doing/weeks-on.sql.ts'
import { isSigner, visiblePlan, waitsAtAddress, writesPlan } from './visible.sql.ts'

const feature = 'self-directed-learning'

/**
 * Lines of guardians that were mailed to the address of the viewer `$1`, who is a guardian of the plan's pupil: rows of
 * `plan_id`, `child_id` and `asked_at`.
 */
const mailedToGuardian = `(select line.plan_id, mine.child_id, line.asked_at from ${childrenOf('$1')} mine
  join plans its on its.owner_id = mine.child_id
  join plan_lines line on line.plan_id = its.id and ${waitsAtAddress('line', 'mine.email')}
  where mine.child_id <> $1)`

/** Plans waiting for the viewer's signature, except those where a guardian signs by the mail. */
const toSign: TodoSource = {
  kind: 'planToSign',
  feature,
  first: 'since desc',
  waiting: () => `select plan.id, plan.name as title, '' as where_name, ${personSummaryOf('a')} as person, 1 as count,
      null::timestamptz as at, max(line.asked_at) as since
    from plan_signers own join plan_lines line on line.plan_id = own.plan_id and line.id = own.line_id and line.state = 'asked'
      join plans plan on plan.id = own.plan_id ${joinStandingAccount('a', 'plan.owner_id')}
    where own.person_id = $1 and own.asked_at is not null and ${isSigner('$1', 'plan')}
      and plan.id not in (select mailed.plan_id from ${mailedToGuardian} mailed)
    group by plan.id, plan.name, a.id`,
}

/** Plans that a guardian signs for a child. The person is the child, whose name stands for the place as well. */
const toSignForChild: TodoSource = {
  kind: 'planToSignForChild',
  // Guardians need no plan.
  feature: null,
  first: 'since desc',
  waiting:
    () => `select plan.id, plan.name as title, ${childName('c')} as where_name, ${personSummaryOf('c')} as person,
      1 as count, null::timestamptz as at, max(mailed.asked_at) as since
    from ${mailedToGuardian} mailed join plans plan on plan.id = mailed.plan_id
      ${joinStandingAccount('c', 'mailed.child_id')}
    group by plan.id, plan.name, c.id`,
}

/** Plans to which the viewer is invited. */
const invited: TodoSource = {
  kind: 'planInvited',
  feature,
  first: 'since desc',
  waiting: () => `select plan.id, plan.name as title, '' as where_name, ${personSummaryOf('a')} as person, 1 as count,
      null::timestamptz as at, member.since
    from plan_members member join plans plan on plan.id = member.plan_id ${joinAccount('a', 'plan.owner_id')}
    where member.person_id = $1 and member.state = 'invited' and ${visiblePlan('$1', 'plan', 'a')}`,
}

const today = `($2::timestamptz at time zone 'Asia/Taipei')::date`
const { days, isOver, passed } = weeksOn('plan', today)

/** Items left open up to this week in the plans that the viewer is doing. */
const thisWeek: TodoSource = {
  kind: 'planWeek',
  feature,
  first: 'since desc',
  waiting: () => `select mine.id, mine.title, '' as where_name, null::json as person, mine.count,
      null::timestamptz as at, mine.since
    from (select plan.id, plan.name as title, doing.active_at as since,
        (select count(*)::int from jsonb_array_elements(plan.content #> '{progress,weeks}') with ordinality w(week, number),
            jsonb_array_elements(w.week -> 'items') item
          where w.number <= ${passed} + 1 and not exists (select 1 from plan_done_items done
            where done.plan_id = plan.id and done.item_id = (item ->> 'id')::uuid)) as count
      from plans plan join plan_executions doing on doing.plan_id = plan.id
      where (plan.owner_id = $1 or plan.id in (select member.plan_id from plan_members member where member.person_id = $1))
        and ${writesPlan('$1', 'plan')} and doing.finished_at is null
        and ${days} is not null and not ${isOver}) mine
    where mine.count > 0`,
}

export const planTodos = [toSign, toSignForChild, invited, thisWeek]
