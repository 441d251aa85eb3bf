import { useTranslation } from 'react-i18next'
import css from './recording-dialog.module.css'

const bars = 24

/** Level of the microphone, as bars growing from the middle. */
export function RecordingMeter({ level, isOn }: { level: number; isOn: boolean }) {
  const { t } = useTranslation('files/recording')
  const percent = Math.round(level * 100)
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element cannot be drawn as bars
    <div
      className={css.meter}
      role="meter"
      aria-label={t('level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-on={isOn || undefined}
    >
      {Array.from({ length: bars }, (_, index) => {
        const fromMiddle = Math.abs(index - (bars - 1) / 2) / (bars / 2)
        const height = Math.max(0.08, level * (1 - fromMiddle * 0.75))
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position
        return <span key={index} style={{ transform: `scaleY(${height.toFixed(3)})` }} />
      })}
    </div>
  )
}
