import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { AnswerTodo } from '../../todos/index.ts'
import { acceptRequest, rejectRequest } from '../api/change-standing.ts'
import { groupsKey } from '../api/read-group.ts'

const Answer = ({ todo }: { todo: Todo }) => (
  <AnswerTodo
    todo={todo}
    yes={i18n.t('groups/todos:join')}
    answer={(accepts) => (accepts ? acceptRequest : rejectRequest)({ groupId: todo.id })}
    keys={[groupsKey]}
  />
)

export const groupTodos: TodoLooks = {
  groupInvited: {
    icon: 'friends',
    notices: ['groupInvited'],
    about: () => i18n.t('groups/todos:invited'),
    to: ({ id }) => paths.group(id),
    act: () => i18n.t('groups/todos:join'),
    Answer,
  },
  groupApplied: {
    icon: 'friends',
    notices: ['groupApplied'],
    about: ({ count }) => i18n.t('groups/todos:applied', { count }),
    to: ({ id }) => paths.groupRequests(id),
    act: () => i18n.t('groups/todos:requests'),
  },
}
