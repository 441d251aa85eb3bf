import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { refreshChatrooms } from '../api/chatrooms.ts'

/** Into a room that was opened just now, or is there already: that is where one wants to be. */
export function useArrival() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  async function arrive(roomId: string): Promise<void> {
    void refreshChatrooms(queryClient)
    await navigate(paths.chatroom(roomId), { replace: true })
  }
  function arriveAfter(error: unknown): void {
    const there = isProblem(error, 'CHATROOM_EXISTS', 'CHATROOM_ALREADY_JOINED') ? error.values.roomId : undefined
    if (typeof there === 'string') void arrive(there)
  }
  return { arrive, arriveAfter }
}
