import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { refreshChatrooms } from '../api/chatrooms.ts'

/** Navigates into a room just opened, or after a refusal into the one that exists already. */
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
