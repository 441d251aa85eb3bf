import { useTranslation } from 'react-i18next'
import { errorId, Field } from '../../../ui/form/field.tsx'
import { TimeFields } from '../../../ui/form/time-fields.tsx'
import type { TaipeiTime } from '../../../ui/taipei-time.ts'

interface PeriodFieldsProps {
  /** Base id of the fields, which are `<id>-start` and `<id>-end`. */
  id: string
  start: TaipeiTime
  end: TaipeiTime
  /** What is wrong with the end time. */
  error?: string | undefined
  onChange: (part: { start?: TaipeiTime; end?: TaipeiTime }) => void
}

/** A period's start and end, in Taiwan time. */
export function PeriodFields({ id, start, end, error, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('news/told')
  const names = { day: t('period.day'), time: t('period.time') }
  return (
    <>
      <Field id={`${id}-from`} label={t('period.start')}>
        <TimeFields
          id={`${id}-start`}
          value={start}
          names={names}
          onChange={(part) => onChange({ start: { ...start, ...part } })}
        />
      </Field>
      <Field id={`${id}-until`} label={t('period.end')} {...(error && { error })}>
        <TimeFields
          id={`${id}-end`}
          value={end}
          names={names}
          wrongId={error ? errorId(`${id}-until`) : undefined}
          onChange={(part) => onChange({ end: { ...end, ...part } })}
        />
      </Field>
    </>
  )
}
