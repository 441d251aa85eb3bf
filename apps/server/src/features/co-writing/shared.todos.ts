import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { joinAccount } from '../accounts/index.ts'
import { personSummaryOf } from '../people/index.ts'
import { reached } from './reached-shared.sql.ts'

/** The viewer's unanswered invitations. */
export const coWritingAsked: TodoSource = {
  kind: 'coWritingAsked',
  feature: null,
  first: 'since desc',
  waiting: () => `select s.id, s.title, '' as where_name, (select ${personSummaryOf('c')}
        from shared_people w ${joinAccount('c', 'w.person_id')} where w.shared_id = s.id and w.is_owner) as person,
      1 as count, null::timestamptz as at, me.since
    ${reached} and me.state = 'invited' and s.published_at is null`,
}
