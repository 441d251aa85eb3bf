import { useEffect, useMemo } from 'react'
import { connection } from './connection.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { outboxOf } from './outbox.ts'

/** Returns the conversation of a room while it is on the screen; null without a room or person. */
export function useConversation(roomId: string | undefined, me: string | undefined): Conversation | null {
  const conversation = useMemo(
    () =>
      roomId === undefined || me === undefined
        ? null
        : createConversation({ roomId, me, connection, outbox: outboxOf(me) }),
    [roomId, me],
  )
  useEffect(() => () => conversation?.close(), [conversation])
  return conversation
}
