import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../../../ui/chip.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { TextInput } from '../../../ui/form/text-input.ts'
import type { GivenSignature } from '../prize/given.rules.ts'
import css from './signature.module.css'
import { SignaturePad } from './signature-pad.tsx'

interface SignatureFieldProps {
  id: string
  value: GivenSignature
  error: string | undefined
  onChange: (value: GivenSignature) => void
}

export function SignatureField({ id, value, error, onChange }: SignatureFieldProps) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  return (
    <Field
      id={`${id}-group`}
      label={t('prizes:parts.signature')}
      isRequired
      note={t('signature.note')}
      {...(error && value.way === 'drawn' && { error })}
    >
      <fieldset className={css.field} id={value.way === 'drawn' ? id : undefined} tabIndex={-1}>
        <legend className={css.legend}>{t('signature.way')}</legend>
        <ChipRow>
          {(['drawn', 'typed'] as const).map((way) => (
            <ChoiceChip key={way} isOn={value.way === way} onToggle={() => onChange({ ...value, way })}>
              {t(`signature.${way}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        {value.way === 'drawn' ? (
          <SignaturePad lines={value.lines} onChange={(lines) => onChange({ ...value, lines })} />
        ) : (
          <TextInput
            id={id}
            label={t('signature.name')}
            autoComplete="name"
            maxLength={prizeLimits.signature.max}
            value={value.typed}
            error={error}
            onChange={(event) => onChange({ ...value, typed: event.currentTarget.value })}
          />
        )}
      </fieldset>
    </Field>
  )
}
