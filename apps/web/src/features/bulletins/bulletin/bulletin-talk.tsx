import type { Bulletin } from '@learntrail/contract/bulletins/bulletin'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MessageComments } from '../../comments/index.ts'
import { bulletinQuery } from '../api/bulletins.ts'

/** What the group says about what it is told. */
export function BulletinTalk({ bulletin: { id, messageCount } }: { bulletin: Bulletin }) {
  const { t } = useTranslation('bulletins')
  const queryClient = useQueryClient()
  return (
    <MessageComments
      anchor="comments"
      heading="h2"
      type="bulletin"
      id={id}
      can={{ comment: true, like: true }}
      count={messageCount}
      none={t('talk.none')}
      onCount={(by) =>
        queryClient.setQueryData(bulletinQuery(id).queryKey, (known) =>
          known ? { ...known, messageCount: Math.max(0, known.messageCount + by) } : known,
        )
      }
    />
  )
}
