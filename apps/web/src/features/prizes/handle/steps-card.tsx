import type { HandledApplication } from '@learntrail/contract/prizes/handling'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../i18n/problem-sentence.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { FormAlert } from '../../../ui/form/form-alert.tsx'
import { type Step, useTakeStep } from '../api/handling.ts'
import css from './handle.module.css'
import { type StepName, stepsOf, waitsForGuardian } from './next-steps.rules.ts'
import { ReceiveDialog, RefuseDialog, SendDialog } from './step-dialogs.tsx'

const dialogs = { refuse: RefuseDialog, send: SendDialog, receive: ReceiveDialog }
const asksFirst = (step: StepName): step is keyof typeof dialogs => step in dialogs

interface StepsCardProps {
  application: HandledApplication
}

/** The next steps for staff. If another staff member acted meanwhile, this says so and shows the current state. */
export function StepsCard({ application }: StepsCardProps) {
  const { t } = useTranslation('prizes/handle')
  const [open, setOpen] = useState<keyof typeof dialogs | null>(null)
  const takeStep = useTakeStep()
  const { id, prize } = application
  const isWaiting = waitsForGuardian(application)
  const steps = stepsOf(application)

  const ask = (step: keyof typeof dialogs | null) => {
    takeStep.reset()
    setOpen(step)
  }
  const take = (body: Step) =>
    takeStep.mutate(
      { id, body },
      {
        onSuccess: () => {
          toast(t(`steps.done.${body.step}`))
          setOpen(null)
        },
      },
    )
  const nameOf = (step: StepName) => (step === 'send' ? t(`steps.send.${prize.way}`) : t(`steps.${step}`))
  // A dialog stays open with its input, unless its step has been taken meanwhile.
  const OpenDialog = open !== null && steps.includes(open) ? dialogs[open] : null
  const trouble = takeStep.error ? sentenceOf(takeStep.error) : null
  return (
    <Card as="section" className={css.part} aria-labelledby="application-steps">
      <h2 id="application-steps" className={css.heading}>
        {t('steps.title')}
      </h2>
      <FormAlert>{OpenDialog === null ? trouble : null}</FormAlert>
      {isWaiting ? <FormAlert tone="honey">{t('steps.waits')}</FormAlert> : null}
      {steps.length === 0 ? <p className={css.note}>{t('steps.none')}</p> : null}
      <div className={css.acts}>
        {steps.map((step, place) => (
          <Button
            key={step}
            look={place === 0 ? 'primary' : 'line'}
            disabled={step === 'approve' && isWaiting}
            isBusy={takeStep.isPending && open === null && takeStep.variables.body.step === step}
            onClick={() => (asksFirst(step) ? ask(step) : take({ step }))}
          >
            {nameOf(step)}
          </Button>
        ))}
      </div>
      {OpenDialog ? (
        <OpenDialog
          application={application}
          isBusy={takeStep.isPending}
          trouble={trouble}
          onStep={take}
          onClose={() => ask(null)}
        />
      ) : null}
    </Card>
  )
}
