import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../feature/todo-looks.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'
import { AnswerTodo } from '../todos/index.ts'
import { changeMyPart } from './api/change-my-part.ts'
import { sharedKey } from './api/shared-key.ts'

const Answer = ({ todo }: { todo: Todo }) => (
  <AnswerTodo
    todo={todo}
    yes={i18n.t('co-writing/todos:accept')}
    answer={(accepts) => changeMyPart(todo.id, { state: accepts ? 'accepted' : 'declined' })}
    keys={[sharedKey]}
  />
)

export const coWritingTodos: TodoLooks = {
  coWritingAsked: {
    icon: 'edit',
    notices: ['coWritingAsked'],
    name: ({ title }) => title || i18n.t('co-writing/todos:untitled'),
    about: ({ person }) => i18n.t('co-writing/todos:asked', { name: person?.displayName ?? '' }),
    to: ({ id }) => paths.sharedRecord(id),
    act: () => i18n.t('co-writing/todos:look'),
    Answer,
  },
}
