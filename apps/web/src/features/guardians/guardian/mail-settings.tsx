import type { Guardian } from '@learntrail/contract/guardians/guardians'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOfField } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
import { changeGuardian, useGuardianChange } from '../api/guardian.ts'
import css from './guardian.module.css'

/** The guardian's mail address, which must be confirmed, and the choice of mails. */
export function MailSettings({ guardian }: { guardian: Guardian }) {
  const { t } = useTranslation('guardians')
  const { isEmailConfirmed, isWeekly, mailsBulletins } = guardian
  const [email, setEmail] = useState(guardian.email ?? '')
  const [wrong, setWrong] = useState<string>()
  const change = useGuardianChange(changeGuardian)
  const isOther = email.trim() !== (guardian.email ?? '')
  const save = () =>
    change.mutate(
      { email: email.trim() || null },
      {
        onSuccess: (now) => toast(t(now.email === null ? 'mails.removed' : 'mails.sent')),
        onError: (error) => setWrong(sentenceOfField(error)),
      },
    )
  return (
    <Card as="section" className={css.stack} aria-label={t('mails.title')}>
      <h2>{t('mails.title')}</h2>
      <TextInput
        type="email"
        label={t('mails.address')}
        description={guardian.email && !isEmailConfirmed ? t('mails.unconfirmed') : undefined}
        autoComplete="email"
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setWrong(undefined)
        }}
      />
      {isOther || (guardian.email && !isEmailConfirmed) ? (
        <Button look="line" isBusy={change.isPending} disabled={!isOther} onClick={save}>
          {t('mails.save')}
        </Button>
      ) : null}
      <Checkbox
        label={t('mails.bulletins')}
        checked={mailsBulletins}
        disabled={guardian.email === null}
        onChange={(event) => change.mutate({ mailsBulletins: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('mails.weekly')}
        checked={isWeekly}
        disabled={guardian.email === null}
        onChange={(event) => change.mutate({ isWeekly: event.currentTarget.checked })}
      />
    </Card>
  )
}
