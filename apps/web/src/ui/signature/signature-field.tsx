import { signatureLimits } from '@learntrail/contract/signature/limits'
import { useTranslation } from 'react-i18next'
import { ChipRow, ChoiceChip } from '../chip.tsx'
import { Field } from '../form/field.tsx'
import { TextInput } from '../form/text-input.ts'
import { Unseen } from '../unseen.tsx'
import type { GivenSignature } from './given-signature.ts'
import css from './signature.module.css'
import { SignaturePad } from './signature-pad.tsx'

interface SignatureFieldProps {
  id: string
  value: GivenSignature
  error: string | undefined
  onChange: (value: GivenSignature) => void
}

/** A field to sign by hand or by typing one's name. The screen must load the namespace `common/signature`. */
export function SignatureField({ id, value, error, onChange }: SignatureFieldProps) {
  const { t } = useTranslation('common/signature')
  return (
    <Field
      id={`${id}-group`}
      label={t('label')}
      isRequired
      note={t('note')}
      {...(error && value.way === 'drawn' && { error })}
    >
      <fieldset className={css.field} id={value.way === 'drawn' ? id : undefined} tabIndex={-1}>
        <Unseen as="legend">{t('way')}</Unseen>
        <ChipRow>
          {(['drawn', 'typed'] as const).map((way) => (
            <ChoiceChip key={way} isOn={value.way === way} onToggle={() => onChange({ ...value, way })}>
              {t(`${way}`)}
            </ChoiceChip>
          ))}
        </ChipRow>
        {value.way === 'drawn' ? (
          <SignaturePad lines={value.lines} onChange={(lines) => onChange({ ...value, lines })} />
        ) : (
          <TextInput
            id={id}
            label={t('name')}
            autoComplete="name"
            maxLength={signatureLimits.max}
            value={value.typed}
            error={error}
            onChange={(event) => onChange({ ...value, typed: event.currentTarget.value })}
          />
        )}
      </fieldset>
    </Field>
  )
}
