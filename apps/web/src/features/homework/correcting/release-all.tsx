import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { releaseAll } from '../api/correct.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import { pressesUnderway } from './presses.ts'

/** Releases all finished remarks of a question at once. */
export function ReleaseAll({ questionId }: { questionId: string }) {
  const { t } = useTranslation('homework/correct')
  const [isAsking, setAsking] = useState(false)
  const release = useHomeworkChange(async () => {
    // Includes what was typed just now.
    await pressesUnderway.settleOpened()
    return releaseAll(questionId)
  })
  const confirm = () =>
    release.mutate(undefined, {
      onSuccess: ({ released, unfinished, outdated }) => {
        const left = unfinished + outdated
        toast(left > 0 ? t('releaseAll.some', { count: released, left }) : t('releaseAll.done', { count: released }), {
          milliseconds: 5_000,
        })
      },
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button look="line" size="s" onClick={() => setAsking(true)}>
        {t('releaseAll.button')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('releaseAll.title')}
        confirm={t('releaseAll.button')}
        isBusy={release.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('releaseAll.text')}</p>
      </ConfirmDialog>
    </>
  )
}
