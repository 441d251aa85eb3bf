import type { TodoSource } from '../../../platform/todos/todo-sources.ts'
import { joinAccount } from '../../accounts/index.ts'
import { visibleGroup, visibleInside } from '../visibility.sql.ts'
import { isOf } from './members.queries.ts'

/** Groups that have invited the viewer. */
const invited: TodoSource = {
  kind: 'groupInvited',
  feature: 'learning-group',
  first: 'since desc',
  waiting: () => `select g.id, g.name as title, '' as where_name, null::json as person, 1 as count,
      null::timestamptz as at, r.since
    from group_requests r join groups g on g.id = r.group_id
    where r.account_id = $1 and ${isOf.sendings('r')} and ${visibleGroup('$1', 'g')}`,
}

/** Groups administered by the viewer that people ask to join. */
const applied: TodoSource = {
  kind: 'groupApplied',
  feature: 'learning-group',
  first: 'since desc',
  waiting: () => `select g.id, g.name as title, '' as where_name, null::json as person, count(*)::int as count,
      null::timestamptz as at, max(r.since) as since
    from group_members m join groups g on g.id = m.group_id and g.deleted_at is null and g.archived_at is null
      join group_requests r on r.group_id = m.group_id and ${isOf.receivings('r')}
      ${joinAccount('a', 'r.account_id')}
    where m.account_id = $1 and m.level < 2 and ${visibleInside('$1', 'a', 'm.group_id')} group by g.id, g.name`,
}

export const groupTodos = [invited, applied]
