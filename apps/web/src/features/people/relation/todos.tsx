import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'
import { AnswerTodo } from '../../todos/index.ts'
import { acceptFriend } from '../api/accept-friend.ts'
import { endFriendship } from '../api/end-friendship.ts'

const Answer = ({ todo }: { todo: Todo }) => (
  <AnswerTodo
    todo={todo}
    answer={(accepts) => (accepts ? acceptFriend(todo.id) : endFriendship(todo.id))}
    keys={[['people']]}
  />
)

export const peopleTodos: TodoLooks = {
  friendAsked: {
    icon: 'friends',
    notices: ['friendAsked'],
    about: () => i18n.t('people/todos:asks'),
    to: ({ id }) => paths.person(id),
    act: () => i18n.t('people/todos:profile'),
    Answer,
  },
}
