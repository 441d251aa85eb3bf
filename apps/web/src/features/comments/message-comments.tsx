import type { MessageTarget } from '@learntrail/contract/comments/target-types'
import { useTranslation } from 'react-i18next'
import { OnDemand } from '../../ui/on-demand.tsx'
import { likersDialog } from '../people/index.ts'
import { messageCalls } from './api/messages.ts'
import { Comments, type CommentsProps } from './comments.tsx'

interface MessageCommentsProps extends Omit<CommentsProps, 'on'> {
  type: MessageTarget
  id: string
  can: { comment: boolean; like: boolean }
  count: number
  onCount: (by: number) => void
  /** Texts that differ for this kind of thing. */
  title?: string
  none?: string
}

/** The comments on a thing that has no comment calls of its own. */
export function MessageComments({ type, id, can, count, onCount, title, none, ...shown }: MessageCommentsProps) {
  const { t } = useTranslation('comments')
  return (
    <Comments
      {...shown}
      on={{
        type,
        id,
        calls: messageCalls(type, id),
        texts: {
          title: title ?? t('messages.title'),
          none: none ?? t('messages.none'),
          write: t('messages.write'),
          send: t('messages.send'),
          sent: t('messages.sent'),
          replyTo: (name) => t('messages.writeReply', { name }),
          replySent: t('messages.replySent'),
          deleteTitle: t('messages.deleteTitle'),
        },
        can,
        count,
        onCount,
        likers: (place, dialog) =>
          dialog.isOpen ? (
            <OnDemand
              part={likersDialog}
              thing={{ kind: place.id === place.commentId ? 'message' : 'reply', id: place.id }}
              {...dialog}
            />
          ) : null,
      }}
    />
  )
}
