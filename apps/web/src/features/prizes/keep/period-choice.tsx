import { useTranslation } from 'react-i18next'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { TimeFields } from '../../../ui/form/time-fields.tsx'
import type { TaipeiTime } from '../../../ui/taipei-time.ts'
import type { PrizeValues } from './prize-values.rules.ts'

interface PeriodChoiceProps {
  /** Id of the field of the end day. */
  id: string
  start: TaipeiTime
  end: TaipeiTime
  error: string | undefined
  onChange: (part: Partial<PrizeValues>) => void
}

/** The start and end of the offer, in Taiwan time; both optional. */
export function PeriodChoice({ id, start, end, error, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation('prizes/keep')
  const names = { day: t('form.day'), time: t('form.time') }
  return (
    <Field id="prize-period" label={t('form.period')} note={t('form.periodNote')}>
      <Field id="prize-from" label={t('form.start')}>
        <TimeFields value={start} names={names} onChange={(part) => onChange({ start: { ...start, ...part } })} />
      </Field>
      <Field id="prize-until" label={t('form.end')} {...(error && { error })}>
        <TimeFields
          id={id}
          value={end}
          names={names}
          wrongId={error ? errorId('prize-until') : undefined}
          onChange={(part) => onChange({ end: { ...end, ...part } })}
        />
      </Field>
    </Field>
  )
}
