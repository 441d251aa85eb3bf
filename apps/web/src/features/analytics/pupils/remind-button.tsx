import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useMedia } from '../../../ui/screen/use-media.ts'
import { type Reminder, useRemindPupils } from '../api/pupils.ts'
import { useOpenReport } from '../report/report-context.ts'
import css from './pupils.module.css'

interface RemindButtonProps {
  reminder: Reminder
  /** Display name of the grade or class. */
  whom: string
}

/** Reminds all pupils concerned, after one confirmation; possible once a day. */
export function RemindButton({ reminder, whom }: RemindButtonProps) {
  const { t } = useTranslation('analytics/pupils')
  const sentence = useSentence()
  const { school } = useOpenReport()
  const remind = useRemindPupils(school.id)
  const [isAsking, setAsking] = useState(false)
  const isTaken = isProblem(remind.error, 'PUPILS_REMINDED_TODAY')
  const close = () => {
    setAsking(false)
    if (!isTaken) remind.reset()
  }
  const send = () =>
    remind.mutate(reminder, {
      onSuccess: () => {
        setAsking(false)
        toast(t('remind.done', { whom }))
      },
    })
  const state = t(`remind.states.${reminder.state}`)
  return (
    <>
      {remind.isSuccess || (isTaken && !isAsking) ? (
        <span className={css.reminded}>{t('remind.today')}</span>
      ) : (
        <Remind label={t('remind.of', { whom, state })} onClick={() => setAsking(true)} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('remind.title', { whom })}
        confirm={t('remind.send')}
        isBusy={remind.isPending}
        onConfirm={send}
        onClose={close}
      >
        <FormAlert>{remind.error ? sentence(remind.error) : null}</FormAlert>
        <p>{t('remind.text', { state })}</p>
        <p>{t('remind.once')}</p>
      </ConfirmDialog>
    </>
  )
}

/** The button; icon only on a phone, where the row has no room for its label. */
function Remind({ label, onClick }: { label: string; onClick: () => void }) {
  const { t } = useTranslation('analytics/pupils')
  const isNarrow = useMedia('(max-width: 767px)')
  if (isNarrow) return <IconButton label={label} icon="bell" aria-haspopup="dialog" onClick={onClick} />
  return (
    <Button look="soft" size="s" icon="bell" aria-haspopup="dialog" aria-label={label} onClick={onClick}>
      {t('remind.name')}
    </Button>
  )
}
