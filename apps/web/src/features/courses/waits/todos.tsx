import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { AnswerTodo } from '../../todos/index.ts'
import { courseAddresses } from '../addresses.ts'
import { coursesKey } from '../api/courses.ts'
import { answerInvitation } from '../api/invitations.ts'

const Answer = ({ todo }: { todo: Todo }) => (
  <AnswerTodo
    todo={todo}
    yes={i18n.t('courses/todos:accept')}
    answer={(accepts) => answerInvitation(todo.id, accepts ? 'accept' : 'reject')}
    keys={[coursesKey]}
  />
)

export const courseTodos: TodoLooks = {
  courseInvited: {
    icon: 'course',
    about: ({ person }) => i18n.t('courses/todos:invited', { name: person?.displayName ?? '' }),
    to: () => courseAddresses.manage,
    act: () => i18n.t('courses/todos:accept'),
    Answer,
  },
  courseToGoOn: {
    icon: 'course',
    about: () => i18n.t('courses/todos:toGoOn'),
    to: ({ id }) => courseAddresses.learn(id),
    act: () => i18n.t('courses/todos:goOn'),
  },
}
