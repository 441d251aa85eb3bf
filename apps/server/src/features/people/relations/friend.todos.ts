import type { TodoSource } from '../../../platform/todos/todo-sources.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../person-summary.sql.ts'
import { visiblePerson } from '../visibility.sql.ts'

/** Friend requests waiting for the viewer's answer. */
export const friendAsked: TodoSource = {
  kind: 'friendAsked',
  feature: null,
  first: 'since desc',
  waiting: () => `select a.id, '' as title, '' as where_name, ${personSummaryOf('a')} as person, 1 as count,
      null::timestamptz as at, r.since
    from friend_requests r ${joinAccount('a', 'r.asker_id')}
    where r.asked_id = $1 and ${visiblePerson('$1', 'a')}`,
}
