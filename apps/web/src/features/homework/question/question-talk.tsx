import type { Question } from '@learntrail/contract/homework/question'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MessageComments } from '../../comments/index.ts'
import { questionQuery } from '../api/read-question.ts'

/** What those ask and answer whom it is given to, and who leads the group. */
export function QuestionTalk({ question: { id, messageCount } }: { question: Question }) {
  const { t } = useTranslation('homework')
  const queryClient = useQueryClient()
  return (
    <MessageComments
      anchor="comments"
      heading="h2"
      type="homework"
      id={id}
      can={{ comment: true, like: true }}
      count={messageCount}
      title={t('talk.title')}
      none={t('talk.none')}
      onCount={(by) =>
        queryClient.setQueryData(questionQuery(id).queryKey, (known) =>
          known ? { ...known, messageCount: Math.max(0, known.messageCount + by) } : known,
        )
      }
    />
  )
}
