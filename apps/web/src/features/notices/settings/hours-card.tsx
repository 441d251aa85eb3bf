import { noticeLimits } from '@learntrail/contract/notices/limits'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.ts'
import { Select } from '../../../ui/form/select.ts'
import type { ReadSettings, SettingsChange } from '../api/notice-settings.ts'
import css from './settings-screen.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

interface HoursCardProps {
  settings: ReadSettings
  onChange: (change: SettingsChange) => void
}

/** The hour of digests, and the quiet hours. */
export function HoursCard({ settings: { digestHour, quiet }, onChange }: HoursCardProps) {
  const { t } = useTranslation('notices/settings')
  return (
    <Card as="section" aria-labelledby="hours">
      <h2 id="hours" className={css.title}>
        {t('hours')}
      </h2>
      <div className={css.fields}>
        <Hour label={t('digestHour')} value={digestHour} onChange={(hour) => onChange({ digestHour: hour })} />
        <p className={css.note}>{t('digestNote')}</p>
        <Checkbox
          label={t('quiet')}
          description={t('quietNote')}
          checked={quiet !== null}
          onChange={(event) => onChange({ quiet: event.currentTarget.checked ? { ...noticeLimits.quiet } : null })}
        />
        {quiet ? (
          <div className={css.pair}>
            <Hour
              label={t('quietFrom')}
              value={quiet.from}
              onChange={(from) => onChange({ quiet: { ...quiet, from } })}
            />
            <Hour label={t('quietTo')} value={quiet.to} onChange={(to) => onChange({ quiet: { ...quiet, to } })} />
          </div>
        ) : null}
      </div>
    </Card>
  )
}

function Hour({ label, value, onChange }: { label: string; value: number; onChange: (hour: number) => void }) {
  return (
    <Select
      classNames={{ wrapper: css.hour }}
      label={label}
      allowDeselect={false}
      data={hours}
      value={String(value)}
      onChange={(chosen) => {
        if (chosen !== null && Number(chosen) !== value) onChange(Number(chosen))
      }}
    />
  )
}
