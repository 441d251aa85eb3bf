import { todoLimits } from '@learntrail/contract/todos/limits'
import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { joinAccount, joinStandingAccount } from '../accounts/index.ts'
import { everyMember, joinActiveGroup } from '../groups/index.ts'
import { childName, childrenOf, groupsOfChild } from '../guardians/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { isAskedToSign, isGuardianAsked } from './bulletins.queries.ts'

/** Bulletins whose present wording the viewer has not signed. */
export const bulletinToSign: TodoSource = {
  kind: 'bulletinToSign',
  feature: 'learning-group',
  first: 'since desc',
  waiting: () => `select b.id, b.title, g.name as where_name, ${personSummaryOf('w')} as person, 1 as count,
      null::timestamptz as at, b.appears_at as since
    from ${everyMember('m')} ${joinActiveGroup('g', 'm.group_id')}
      join bulletins b on b.group_id = g.id ${joinAccount('w', 'b.writer_id')}
      left join bulletin_readings r on r.bulletin_id = b.id and r.account_id = $1
    where m.account_id = $1 and ${isAskedToSign('$1', 'r', 'b')}
      and b.appeared_at >= $2::timestamptz - interval '${todoLimits.signedWithinDays} days'`,
}

/**
 * Bulletins whose present wording has no guardian's signature for a child whose guardian the viewer is. The person is
 * the child, whose name stands for the place as well.
 */
export const bulletinToSignForChild: TodoSource = {
  kind: 'bulletinToSignForChild',
  // Guardians need no plan.
  feature: null,
  first: 'since desc',
  waiting: () => `select b.id, b.title, ${childName('c')} as where_name, ${personSummaryOf('c')} as person, 1 as count,
      null::timestamptz as at, b.appears_at as since
    from ${childrenOf('$1')} mine ${joinStandingAccount('c', 'mine.child_id')}
      cross join lateral ${groupsOfChild('mine.child_id')} g
      join bulletins b on b.group_id = g.id and b.needs_guardian
      left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = mine.child_id
    where ${isGuardianAsked('s', 'b', 'g')}
      and b.appeared_at >= $2::timestamptz - interval '${todoLimits.signedWithinDays} days'`,
}
