import { todoLimits } from '@learntrail/contract/todos/limits'
import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { everyMember, joinActiveGroup } from '../groups/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { isAskedToSign } from './bulletins.queries.ts'

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
