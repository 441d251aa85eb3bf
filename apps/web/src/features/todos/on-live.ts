import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { todosQuery } from './api/todos.ts'

/** Every new to-do is told by a notice or a count in the menu. */
const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: todosQuery.queryKey })
}

export const todosLive: LivePart = { onLive }
