import { type AskedPart, askedParts } from '@learntrail/contract/prizes/asked'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Field } from '../../../ui/form/field.tsx'
import { toggled } from '../../../ui/toggled.ts'
import { prizeSettingsQuery } from '../api/keeping.ts'
import css from './keep.module.css'

interface AskedChoiceProps {
  id: string
  /** True for prizes collected at school, which ask for nothing. */
  isOff: boolean
  asks: AskedPart[]
  onChange: (asks: AskedPart[]) => void
}

export function AskedChoice({ id, isOff, asks, onChange }: AskedChoiceProps) {
  const { t } = useTranslation(['prizes/keep', 'prizes'])
  const { data: settings, isError } = useQuery(prizeSettingsQuery)
  const isBarred = (part: AskedPart) => part === 'idImages' && settings?.takesIdImages !== true
  const whyBarred = settings ? t('form.idImagesOff') : isError ? t('form.idImagesUnknown') : undefined
  return (
    <Field
      id={`${id}-group`}
      label={t('form.asks')}
      note={isOff ? t('form.asksAtSchool') : t('form.asksNote', { age: prizeLimits.ofAge })}
    >
      <div id={id} tabIndex={-1} className={css.asks}>
        {askedParts.map((part) => (
          <Checkbox
            key={part}
            size="md"
            label={t(`prizes:parts.${part}`)}
            description={isBarred(part) && !isOff ? whyBarred : undefined}
            checked={!isOff && asks.includes(part)}
            // A part chosen before it was barred can still be removed.
            disabled={isOff || (isBarred(part) && !asks.includes(part))}
            onChange={() => onChange(askedParts.filter((one) => toggled(asks, part).includes(one)))}
          />
        ))}
      </div>
    </Field>
  )
}
