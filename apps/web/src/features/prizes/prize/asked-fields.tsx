import type { AskedPart } from '@learntrail/contract/prizes/asked'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { PrizeForMe } from '@learntrail/contract/prizes/prizes'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '../../../ui/form/text-input.ts'
import { Textarea } from '../../../ui/form/textarea.ts'
import { SignatureField } from '../../../ui/signature/signature-field.tsx'
import type { Given, Place, Wrong } from './given.rules.ts'
import { GuardianField } from './guardian-field.tsx'
import { IdImagesField } from './id-images-field.tsx'
import css from './prize.module.css'

interface AskedFieldsProps {
  asks: readonly AskedPart[]
  guardians: PrizeForMe['guardians']
  given: Given
  wrong: Wrong
  fieldId: (place: Place) => string
  onChange: (part: Partial<Given>) => void
}

/** The fields that the prize asks for, in its order. */
export function AskedFields({ asks, guardians, given, wrong, fieldId, onChange }: AskedFieldsProps) {
  const { t } = useTranslation(['prizes/apply', 'prizes'])
  const needed = { withAsterisk: true, 'aria-required': true } as const
  const fields: Record<AskedPart, () => ReactNode> = {
    recipient: () => (
      <TextInput
        {...needed}
        id={fieldId('recipient')}
        label={t('prizes:parts.recipient')}
        autoComplete="name"
        maxLength={prizeLimits.recipient.max}
        value={given.recipient}
        error={wrong.recipient}
        onChange={(event) => onChange({ recipient: event.currentTarget.value })}
      />
    ),
    address: () => (
      <Textarea
        {...needed}
        id={fieldId('address')}
        label={t('prizes:parts.address')}
        description={t('form.addressNote')}
        autoComplete="street-address"
        autosize
        minRows={2}
        maxLength={prizeLimits.address.max}
        value={given.address}
        error={wrong.address}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
    ),
    phone: () => (
      <TextInput
        {...needed}
        id={fieldId('phone')}
        type="tel"
        label={t('prizes:parts.phone')}
        autoComplete="tel"
        maxLength={prizeLimits.phone.max}
        value={given.phone}
        error={wrong.phone}
        onChange={(event) => onChange({ phone: event.currentTarget.value })}
      />
    ),
    signature: () => (
      <SignatureField
        id={fieldId('signature')}
        value={given.signature}
        error={wrong.signature}
        onChange={(signature) => onChange({ signature })}
      />
    ),
    guardian: () => (
      <GuardianField
        id={fieldId('guardian')}
        guardians={guardians}
        value={given.guardian}
        error={wrong.guardian}
        onChange={(guardian) => onChange({ guardian })}
      />
    ),
    idImages: () => (
      <IdImagesField
        idOf={fieldId}
        value={given.idImages}
        errors={wrong}
        onChange={(side, content) => onChange({ idImages: { ...given.idImages, [side]: content } })}
      />
    ),
  }
  return asks.map((part) => (
    <div key={part} className={css.field}>
      {fields[part]()}
    </div>
  ))
}
