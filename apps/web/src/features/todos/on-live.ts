import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { refreshTodos } from './api/todos.ts'

/** Every new to-do is told by a notice or a count in the menu. */
const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation')) void refreshTodos(queryClient)
}

export const todosLive: LivePart = { onLive }
