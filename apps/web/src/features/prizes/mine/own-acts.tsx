import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useCancelApplication, useReceivePrize } from '../api/applications.ts'
import css from './mine.module.css'

/** The actions on my application in its current state. */
export function OwnActs({ application: { id, prize, can } }: { application: OwnApplication }) {
  const { t } = useTranslation('prizes/applications')
  const sentence = useSentence()
  const [asking, setAsking] = useState<'cancel' | 'receive' | null>(null)
  const acts = { cancel: useCancelApplication(id), receive: useReceivePrize(id) }
  const act = asking === null ? null : acts[asking]
  if (!can.cancel && !can.receive) return null
  return (
    <div className={css.acts}>
      {can.receive ? (
        <Button icon="check" onClick={() => setAsking('receive')}>
          {t('acts.receive.button')}
        </Button>
      ) : null}
      {can.cancel ? (
        <Button look="line" onClick={() => setAsking('cancel')}>
          {t('acts.cancel.button')}
        </Button>
      ) : null}
      {asking === null || act === null ? null : (
        <ConfirmDialog
          isOpen
          title={t(`acts.${asking}.title`, { name: prize.name })}
          confirm={t(`acts.${asking}.button`)}
          isDangerous={asking === 'cancel'}
          isBusy={act.isPending}
          onClose={() => setAsking(null)}
          onConfirm={() =>
            act.mutate(undefined, {
              onSuccess: () => toast(t(`acts.${asking}.done`)),
              onError: (error) => toast(sentence(error), { tone: 'warning', milliseconds: 5_000 }),
              onSettled: () => setAsking(null),
            })
          }
        >
          <p>{t(`acts.${asking}.text`)}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
