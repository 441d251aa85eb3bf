import { todoLimits } from '@learntrail/contract/todos/limits'
import type { TodoSource } from '../../platform/todos/todo-sources.ts'
import { isUnread, joinReader, said, seen } from './seen-notices.sql.ts'

/** Reviewed work whose notice the viewer has not read yet. */
export const homeworkReviewed: TodoSource = {
  kind: 'homeworkReviewed',
  feature: 'learning-group',
  first: 'since desc',
  waiting: (
    declared,
  ) => `select (told.place ->> 'id')::uuid as id, told.title, '' as where_name, told.people -> 0 as person,
      1 as count, null::timestamptz as at, told.at as since
    from (select ${said(declared)} from (select n.* from notices n ${joinReader}
        where n.owner_id = $1 and n.kind = 'homeworkReviewed' and not n.is_removed
          and n.at >= $2::timestamptz - interval '${todoLimits.days.overdue} days' and ${isUnread(declared)}) n
      cross join ${seen(declared, '$1')}) told`,
}
