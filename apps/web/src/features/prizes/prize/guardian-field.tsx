import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import { type ChosenGuardian, otherGuardian } from './given.rules.ts'
import css from './prize.module.css'

interface GuardianFieldProps {
  id: string
  guardians: PrizeForMe['guardians']
  value: ChosenGuardian
  error: string | undefined
  onChange: (value: ChosenGuardian) => void
}

/** Chooses which guardian is asked, and tells what they will read. */
export function GuardianField({ id, guardians, value, error, onChange }: GuardianFieldProps) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  const isTyped = value.id === otherGuardian
  return (
    <Field
      id={`${id}-group`}
      label={t('prizes:parts.guardian')}
      isRequired
      note={t('guardian.note')}
      {...(error && !isTyped && { error })}
    >
      {guardians.length === 0 ? null : (
        <fieldset className={css.choice} id={isTyped ? undefined : id} tabIndex={-1}>
          <legend className={css.legend}>{t('guardian.who')}</legend>
          <ChipRow>
            {guardians.map((guardian) => (
              <ChoiceChip
                key={guardian.id}
                isOn={value.id === guardian.id}
                onToggle={() => onChange({ ...value, id: guardian.id })}
              >
                {guardian.name}
              </ChoiceChip>
            ))}
            <ChoiceChip isOn={value.id === otherGuardian} onToggle={() => onChange({ ...value, id: otherGuardian })}>
              {t('guardian.other')}
            </ChoiceChip>
          </ChipRow>
        </fieldset>
      )}
      {isTyped ? (
        <TextInput
          id={id}
          type="email"
          label={t('guardian.email')}
          autoComplete="off"
          value={value.email}
          error={error}
          onChange={(event) => onChange({ ...value, email: event.currentTarget.value })}
        />
      ) : null}
    </Field>
  )
}
