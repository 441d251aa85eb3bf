import type { Todo } from '@learntrail/contract/todos/todos'
import type { TodoLooks } from '../../../feature/todo-looks.ts'
import { i18n } from '../../../i18n/i18n.ts'
import { paths } from '../../../paths.ts'

const to = ({ id }: Todo) => paths.chatroom(id)
/** A direct room has the other person's name. */
const name = ({ title, person }: Todo) => title || person?.displayName || i18n.t('chat/todos:room')

export const chatTodos: TodoLooks = {
  keepingAsked: {
    icon: 'chat',
    notices: ['chatroomKeepingAsked'],
    name,
    about: ({ person }) => i18n.t('chat/todos:keeping', { name: person?.displayName ?? '' }),
    to,
    act: () => i18n.t('chat/todos:answer'),
  },
  roomUnread: {
    icon: 'chat',
    name,
    about: ({ count }) => i18n.t('chat/todos:unread', { count }),
    to,
    act: () => i18n.t('chat/todos:open'),
  },
}
