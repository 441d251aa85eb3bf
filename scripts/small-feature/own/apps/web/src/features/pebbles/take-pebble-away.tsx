import { pebblePaths } from '@learntrail/contract/pebbles/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../i18n/problem-sentence.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useTakePebbleAway } from './api/pebbles.ts'

/** Deletes one of the viewer's pebbles after asking. */
export function TakePebbleAway({ id }: { id: string }) {
  const { t } = useTranslation('pebbles')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const taking = useTakePebbleAway(id)
  const confirm = () =>
    taking.mutate(undefined, {
      onSuccess: () => {
        toast(t('takenAway'))
        void navigate(pebblePaths.pebbles, { replace: true })
      },
      onError: (error) => toast(sentenceOf(error), { tone: 'warning', milliseconds: 5_000 }),
      onSettled: () => setAsking(false),
    })
  return (
    <>
      <Button look="line" size="s" icon="remove" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {t('takeAway')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirm.title')}
        confirm={t('takeAway')}
        isDangerous
        isBusy={taking.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t('confirm.text')}</p>
      </ConfirmDialog>
    </>
  )
}
