import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../api/problem.ts'
import { ruleSentence, sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/field.tsx'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { goToField } from '../../../ui/form/show-problem.ts'
import { TextInput } from '../../../ui/form/text-input.ts'
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

const emailField = 'prize-guardian-again'

function AskAgain({ application, onClose }: { application: OwnApplication; onClose: () => void }) {
  const { t } = useTranslation(['prizes/applications', 'prizes/apply', 'common'])
  const formId = useId()
  const [isOther, setOther] = useState(false)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const ask = useAskGuardianAgain(application.id)
  const point = (sentence: string | null) => {
    setWrong(sentence)
    if (sentence !== null) goToField(emailField)
    return sentence !== null
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isOther && point(checkEmail(email))) return
    ask.mutate(isOther ? { guardian: { email: email.trim() } } : {}, {
      onSuccess: () => {
        toast(t('consent.sent'), { milliseconds: 4_000 })
        onClose()
      },
      onError: (error) => point(wrongAddress(error)),
    })
  }
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
          <Button type="submit" form={formId} isBusy={ask.isPending}>
            {t('consent.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.part} onSubmit={send} noValidate>
        <FormAlert>{ask.error && wrongAddress(ask.error) === null ? sentenceOf(ask.error) : null}</FormAlert>
        <p>{t('consent.againText')}</p>
        <Field id="prize-guardian-where" label={t('consent.where')} note={application.details.guardianEmail}>
          <ChipRow>
            {[false, true].map((other) => (
              <ChoiceChip key={String(other)} isOn={isOther === other} onToggle={() => setOther(other)}>
                {t(other ? 'consent.other' : 'consent.same')}
              </ChoiceChip>
            ))}
          </ChipRow>
        </Field>
        {isOther ? (
          <TextInput
            id={emailField}
            type="email"
            label={t('prizes/apply:guardian.email')}
            description={t('prizes/apply:guardian.note')}
            autoComplete="off"
            value={email}
            error={wrong}
            onChange={(event) => {
              setEmail(event.currentTarget.value)
              setWrong(null)
            }}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

/** Returns the sentence for a refused address, or null if the refusal has another cause. */
function wrongAddress(error: unknown): string | null {
  if (isProblem(error, 'GUARDIAN_IS_APPLICANT')) return sentenceOf(error)
  const [field] = isProblem(error) ? error.fields : []
  return field ? ruleSentence(field.rule, field.limit) : null
}
