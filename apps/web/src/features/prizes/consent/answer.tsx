import type { AskedConsent } from '@learntrail/contract/prizes/consents'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { formatFullDay } from '../../../ui/dates.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { useAnswerConsent } from '../api/consent.ts'
import css from './consent.module.css'

/** Agreeing takes one press; refusing takes two, as it ends the child's application. */
export function Answer({ token, asked: { childName, expiresAt } }: { token: string; asked: AskedConsent }) {
  const { t } = useTranslation('prizes/consent')
  const [isAsking, setAsking] = useState(false)
  const answer = useAnswerConsent(token)
  return (
    <div className={css.part}>
      <FormAlert>{answer.error ? sentenceOf(answer.error) : null}</FormAlert>
      <p className={css.note}>{t('until', { day: formatFullDay(expiresAt) })}</p>
      <Button wide size="l" isBusy={answer.isPending && !isAsking} onClick={() => answer.mutate('agreed')}>
        {t('agree')}
      </Button>
      <Button wide size="l" look="line" onClick={() => setAsking(true)}>
        {t('refuse')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('refuseTitle')}
        confirm={t('refuse')}
        isDangerous
        isBusy={answer.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => answer.mutate('refused', { onSettled: () => setAsking(false) })}
      >
        <p>{t('refuseText', { name: childName })}</p>
      </ConfirmDialog>
    </div>
  )
}
