import type { Question } from '@learntrail/contract/homework/question'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { formatTaipei } from '../../../ui/taipei-time.ts'
import { isTooEarly } from '../../../ui/too-early.ts'
import { remindMissing } from '../api/correct.ts'
import { useHomeworkChange } from '../api/use-homework-change.ts'
import css from './remind-missing.module.css'

/** Reminds everybody who has handed in nothing, at most once a day; tells when it is possible again. */
export function RemindMissing({ question }: { question: Question }) {
  const { t } = useTranslation('homework')
  const [tellsGuardians, setTellsGuardians] = useState(false)
  const remind = useHomeworkChange(() => remindMissing(question.id, { tellsGuardians }))
  const { reminder, counts, state } = question
  if (reminder === null || state !== 'assigned' || (counts?.missing ?? 0) === 0) return null
  const { remindedAt, remindableAt, hasGuardians } = reminder
  const mustWait = isTooEarly(remindableAt)
  const press = () =>
    remind.mutate(undefined, {
      onSuccess: ({ told }) => toast(told === 0 ? t('remind.nobody') : t('remind.done', { count: told })),
    })
  return (
    <div className={css.remind}>
      {hasGuardians && !mustWait ? (
        <Checkbox
          label={t('remind.guardians')}
          checked={tellsGuardians}
          onChange={(event) => setTellsGuardians(event.currentTarget.checked)}
        />
      ) : null}
      <Button look="line" icon="bell" disabled={mustWait} isBusy={remind.isPending} onClick={press}>
        {t('remind.press', { count: counts?.missing ?? 0 })}
      </Button>
      <p className={css.note}>
        {mustWait && remindedAt
          ? t('remind.again', { at: formatTaipei(remindedAt), time: formatTaipei(remindableAt) })
          : t('remind.text')}
      </p>
    </div>
  )
}
