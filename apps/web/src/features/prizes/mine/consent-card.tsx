import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { useKeptForm } from '../../../ui/form/use-kept-form.ts'
import { useAskGuardianAgain } from '../api/applications.ts'
import { checkEmail } from '../prize/given.rules.ts'
import css from './mine.module.css'

interface ConsentCardProps {
  application: OwnApplication
  consent: NonNullable<OwnApplication['consent']>
}

/** The guardian's answer, and a way to ask again. */
export function ConsentCard({ application, consent }: ConsentCardProps) {
  const { t } = useTranslation('prizes/applications')
  const [isAsking, setAsking] = useState(false)
  return (
    <Card as="section" className={css.part} aria-labelledby="prize-consent">
      <h2 id="prize-consent" className={css.heading}>
        {t('consent.title')}
      </h2>
      <p>{t(`consent.${consent.state}`, { day: formatDay(consent.answeredAt ?? consent.askedAt) })}</p>
      {application.can.askGuardian ? (
        <div className={css.acts}>
          <Button look="soft" icon="mail" onClick={() => setAsking(true)}>
            {t('consent.again')}
          </Button>
        </div>
      ) : null}
      {isAsking ? <AskAgain application={application} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

function AskAgain({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const { t } = useTranslation(['prizes/applications', 'prizes/apply', 'common'])
  const formId = useId()
  const ask = useAskGuardianAgain(application.id)
  const form = useKeptForm({
    id: 'guardian-again',
    start: () => ({ isOther: false, email: '' }),
    check: ({ isOther, email }) => ({ email: isOther ? checkEmail(email) : null }),
    fieldOf: () => 'email',
    fieldOfCode: { GUARDIAN_IS_APPLICANT: 'email' },
    async send({ isOther, email }) {
      await ask.mutateAsync(isOther ? { guardian: { email: email.trim() } } : {})
      toast(t('consent.sent'), { milliseconds: 4_000 })
    },
    onSent: onClose,
  })
  const { isOther } = form.values
  return (
    <Dialog
      isOpen
      title={t('consent.again')}
      onClose={onClose}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={form.isSending}>
            {t('consent.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.part} onSubmit={form.submit} noValidate>
        <FormAlert>{form.failure}</FormAlert>
        <p>{t('consent.againText')}</p>
        <Field id="prize-guardian-where" label={t('consent.where')} note={application.details.guardianEmail}>
          <ChipRow>
            {[false, true].map((other) => (
              <ChoiceChip key={String(other)} isOn={isOther === other} onToggle={() => form.change({ isOther: other })}>
                {t(other ? 'consent.other' : 'consent.same')}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        {isOther ? (
          <TextInput
            {...form.input('email')}
            type="email"
            label={t('prizes/apply:guardian.email')}
            description={t('prizes/apply:guardian.note')}
            autoComplete="off"
          />
        ) : null}
      </form>
    </Dialog>
  )
}
