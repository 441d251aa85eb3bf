import { planLimits } from '@learntrail/contract/plans/limits'
import type { Plan } from '@learntrail/contract/plans/plans'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button.tsx'
import { ChipRow, ChoiceChip } from '../../../../ui/chip.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FormAlert } from '../../../../ui/form/form-alert.tsx'
import { Textarea } from '../../../../ui/form/textarea.ts'
import { OnDemand } from '../../../../ui/on-demand.tsx'
import { SignatureField } from '../../../../ui/signature/signature-field.tsx'
import { phrasesDialog } from '../../../homework/index.ts'
import { useCurrentUser } from '../../../profiles/index.ts'
import css from './decision.module.css'
import { tooLong } from './draft.rules.ts'
import { RemarksList } from './remarks-list.tsx'
import type { Decision } from './use-decision.ts'
import { useDecisionKeys } from './use-decision-keys.ts'

const commonPhrases = ['goal', 'lessons', 'pace', 'present', 'equipment', 'reason'] as const

/** Keep in step with `use-decision-keys`. */
const keys = { sign: 'Alt+Y', refuse: 'Alt+B', send: 'Ctrl+Enter' }

interface DecisionFormProps {
  plan: Plan
  decision: Decision
  /** False for the writers, who cannot refuse their own plan. */
  mayRefuse: boolean
  isInDialog?: boolean
}

/** Signs, or asks for changes; with remarks, and a committee's minutes. */
export function DecisionForm({ plan, decision, mayRefuse, isInDialog = false }: DecisionFormProps) {
  const { t } = useTranslation('plans/signing')
  const id = useId()
  const me = useCurrentUser()
  const { draft, change, line, at } = decision
  const [isChoosing, setChoosing] = useState(false)
  const { choice } = draft
  useDecisionKeys(
    {
      sign: () => change({ choice: 'sign' }),
      refuse: () => mayRefuse && change({ choice: 'refuse' }),
      send: decision.send,
    },
    isInDialog,
  )
  return (
    <div className={css.form}>
      {decision.isChanged ? (
        <FormAlert tone="honey">
          <p>{t('decide.changed')}</p>
          <Button look="line" size="s" onClick={decision.accept}>
            {t('decide.accept')}
          </Button>
        </FormAlert>
      ) : null}
      <Field id={`${id}-choice`} label={t('decide.choice')}>
        <ChipRow>
          <ChoiceChip isOn={choice === 'sign'} onToggle={() => change({ choice: 'sign' })}>
            {t('decide.sign')}
          </ChoiceChip>
          {mayRefuse ? (
            <ChoiceChip isOn={choice === 'refuse'} onToggle={() => change({ choice: 'refuse' })}>
              {t('decide.refuse')}
            </ChoiceChip>
          ) : null}
        </ChipRow>
      </Field>
      {choice === 'sign' ? (
        <>
          <Field id={`${id}-way`} label={t('decide.way')}>
            <ChipRow>
              <ChoiceChip isOn={draft.way === 'confirmed'} onToggle={() => change({ way: 'confirmed' })}>
                {t('decide.confirm', { name: me?.fullName || me?.displayName })}
              </ChoiceChip>
              <ChoiceChip isOn={draft.way === 'signature'} onToggle={() => change({ way: 'signature' })}>
                {t('decide.byHand')}
              </ChoiceChip>
            </ChipRow>
          </Field>
          {draft.way === 'signature' ? (
            <SignatureField
              {...at('signature')}
              value={draft.signature}
              onChange={(signature) => change({ signature })}
            />
          ) : null}
        </>
      ) : null}
      {choice === 'refuse' ? (
        <>
          <Textarea
            {...at('reason')}
            label={t('decide.reason')}
            description={t('decide.reasonNote', { name: plan.user?.displayName })}
            withAsterisk
            aria-required
            autosize
            minRows={3}
            maxRows={10}
            value={draft.reason}
            error={at('reason').error ?? tooLong(draft.reason, planLimits.reason)}
            onChange={(event) => change({ reason: event.currentTarget.value })}
          />
          <details className={css.phrases}>
            <summary id={`${id}-phrases`}>{t('phrases.title')}</summary>
            <ul aria-labelledby={`${id}-phrases`}>
              {commonPhrases.map((phrase) => (
                <li key={phrase}>
                  <button
                    type="button"
                    className={css.phrase}
                    onClick={() => change({ reason: withPhrase(draft.reason, t(`phrases.${phrase}`)) })}
                  >
                    {t(`phrases.${phrase}`)}
                  </button>
                </li>
              ))}
            </ul>
            <Button
              look="line"
              size="s"
              aria-haspopup="dialog"
              onPointerEnter={phrasesDialog.ahead}
              onClick={() => setChoosing(true)}
            >
              {t('phrases.own')}
            </Button>
          </details>
          {isChoosing ? (
            <OnDemand
              part={phrasesDialog}
              written={draft.reason}
              onClose={() => setChoosing(false)}
              onChoose={(words) => {
                change({ reason: withPhrase(draft.reason, words) })
                setChoosing(false)
              }}
            />
          ) : null}
        </>
      ) : null}
      {choice === null ? null : (
        <>
          <RemarksList plan={plan} decision={decision} />
          {line.role === 'committee' ? (
            <Textarea
              {...at('minutes')}
              label={t('decide.minutes')}
              description={t('decide.minutesNote')}
              autosize
              minRows={2}
              maxRows={10}
              value={draft.minutes}
              error={at('minutes').error ?? tooLong(draft.minutes, planLimits.minutes)}
              onChange={(event) => change({ minutes: event.currentTarget.value })}
            />
          ) : null}
          <FormAlert>{decision.failure}</FormAlert>
          {decision.isCurrent ? null : <p className={css.note}>{t('decide.loading')}</p>}
          <Button
            wide
            icon={choice === 'sign' ? 'check' : 'send'}
            isBusy={decision.isSending}
            disabled={!decision.isCurrent}
            onClick={decision.send}
          >
            {t(choice === 'sign' ? 'decide.sendSign' : 'decide.sendRefuse')}
          </Button>
        </>
      )}
      <p className={css.keys}>{t('decide.keys', keys)}</p>
    </div>
  )
}

/** Appends the phrase on a new line. */
const withPhrase = (reason: string, phrase: string) =>
  reason.trim() === '' ? phrase : `${reason.trimEnd()}\n${phrase}`
