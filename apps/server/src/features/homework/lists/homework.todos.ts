import { todoLimits } from '@learntrail/contract/todos/limits'
import type { TodoSource } from '../../../platform/todos/todo-sources.ts'
import { fromQuestions } from '../questions/question.queries.ts'
import { assignedTo } from './lists.queries.ts'

const { ahead, overdue } = todoLimits.days

/** SQL of the questions given to the viewer whose work has this state. */
const assigned = (state: string) => `select q.id, q.title, g.name as where_name, null::json as person, 1 as count,
    q.deadline as at, coalesce(h.released_at, q.assigned_at) as since
  from ${fromQuestions('$1')}
  where ${assignedTo('$1')} and coalesce(h.state, 'draft') = '${state}'`

const isNear = `q.deadline between $2::timestamptz - interval '${overdue} days' and $2::timestamptz + interval '${ahead} days'`

/** Questions that are due soon or were due lately; without a deadline, those assigned lately. */
const due: TodoSource = {
  kind: 'homeworkDue',
  feature: 'learning-group',
  first: 'at',
  waiting: () => `${assigned('draft')}
    and (${isNear} or (q.deadline is null and q.assigned_at >= $2::timestamptz - interval '${overdue} days'))`,
}

const returned: TodoSource = {
  kind: 'homeworkReturned',
  feature: 'learning-group',
  first: 'since desc',
  waiting: () => assigned('returned'),
}

export const homeworkTodos = [returned, due]
