import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../../i18n/problem-sentence.ts'
import { Button } from '../../../../ui/button.tsx'
import { formatTime } from '../../../../ui/dates.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { locksQuery, releaseLock, takeLock } from '../api/together.ts'
import { useEditing } from '../editing-context.ts'
import css from './together.module.css'

/** The lock on a chapter; undefined if everybody may write. */
export function useLockOf(chapterId: string) {
  const { course } = useEditing()
  return useQuery(locksQuery(course._id)).data?.items.find((lock) => lock.chapterId === chapterId)
}

/**
 * Locks a chapter for writing alone for a while. Others can ask for it, and take it over if the holder does not write.
 */
export function ChapterLock({ chapterId }: { chapterId: string }) {
  const { t } = useTranslation('courses/editing')
  const { course, accountId, mayWrite } = useEditing()
  const queryClient = useQueryClient()
  const lock = useLockOf(chapterId)
  const { queryKey } = locksQuery(course._id)
  const changing = useMutation({
    mutationFn: async (wish: 'take' | 'ask' | 'leave') => {
      if (wish === 'leave') await releaseLock(chapterId)
      else await takeLock(course._id, chapterId, wish)
    },
    onSuccess: (_, wish) => toast(t(`lock.done.${wish}`)),
    onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
  if (!mayWrite) return null
  const act = (wish: 'take' | 'ask' | 'leave') => (
    <Button look="soft" isBusy={changing.isPending} onClick={() => changing.mutate(wish)}>
      {t(`lock.verbs.${wish}`)}
    </Button>
  )
  if (lock === undefined)
    return (
      <div className={css.lock}>
        <p>{t('lock.open')}</p>
        {act('take')}
      </div>
    )
  const isMine = lock.person.id === accountId
  const name = lock.person.displayName
  const iAsked = lock.askedBy?.id === accountId
  return (
    <div className={css.lock} data-held role="status">
      <p>
        {isMine
          ? lock.askedBy
            ? t('lock.askedFor', { name: lock.askedBy.displayName })
            : t('lock.mine')
          : iAsked && lock.freeFrom
            ? t('lock.waiting', { name, time: formatTime(lock.freeFrom) })
            : t('lock.held', { name })}
      </p>
      {isMine ? act('leave') : act(iAsked ? 'take' : 'ask')}
    </div>
  )
}
