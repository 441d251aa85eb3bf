import { isOf, type LivePart, type OnLive } from '../../live/on-live.ts'
import { todosQuery } from './api/todos.ts'

/** Whatever comes to wait is told as a notice or counted in the menu. */
const onLive: OnLive = (queryClient, heard) => {
  if (heard.channel === null && isOf(heard, 'updateHomeNavigation'))
    void queryClient.invalidateQueries({ queryKey: todosQuery.queryKey })
}

export const todosLive: LivePart = { onLive }
