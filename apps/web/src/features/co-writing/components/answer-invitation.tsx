import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { changeMyPart } from '../api/change-my-part.ts'
import { sharedListKey } from '../api/list-shared.ts'
import { sharedQuery } from '../api/read-shared.ts'
import css from './answer-invitation.module.css'

/** Accepts or declines an invitation to write together. */
export function AnswerInvitation({ id }: { id: string }) {
  const { t } = useTranslation('co-writing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: (state: 'accepted' | 'declined') => changeMyPart(id, { state }),
    onSuccess: async (_done, state) => {
      await queryClient.invalidateQueries({ queryKey: sharedListKey })
      if (state === 'accepted') {
        await queryClient.invalidateQueries({ queryKey: sharedQuery(id).queryKey })
        navigate(paths.sharedRecord(id))
      } else {
        toast(t('invitation.declined'))
        navigate(paths.sharedRecords)
      }
    },
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
  })
  return (
    <div className={css.answer}>
      <Button
        look="line"
        isBusy={answer.isPending && answer.variables === 'declined'}
        onClick={() => answer.mutate('declined')}
      >
        {t('invitation.decline')}
      </Button>
      <Button isBusy={answer.isPending && answer.variables === 'accepted'} onClick={() => answer.mutate('accepted')}>
        {t('invitation.accept')}
      </Button>
    </div>
  )
}
