import type { MessageTarget } from '@learntrail/contract/comments/target-types'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { MessageComments } from './message-comments.tsx'

interface MessageTalkProps<Thing extends { id: string; messageCount: number; can: { comment: boolean } }> {
  type: MessageTarget
  on: Thing
  /** Query key of the thing, whose `messageCount` follows what is written here. */
  queryKey: QueryKey
  title?: string
  none: string
}

/** The comments below a thing that has a screen of its own. */
export function MessageTalk<Thing extends { id: string; messageCount: number; can: { comment: boolean } }>({
  on: { id, messageCount, can },
  queryKey,
  ...said
}: MessageTalkProps<Thing>) {
  const queryClient = useQueryClient()
  return (
    <MessageComments
      anchor="comments"
      heading="h2"
      id={id}
      can={{ comment: can.comment, like: true }}
      count={messageCount}
      onCount={(by) =>
        queryClient.setQueryData<Thing>(queryKey, (known) =>
          known ? { ...known, messageCount: Math.max(0, known.messageCount + by) } : known,
        )
      }
      {...said}
    />
  )
}
