import { planLimits } from '@learntrail/contract/plans/limits'
import { useTranslation } from 'react-i18next'
import css from './board.module.css'

interface LessonStepperProps {
  /** Name of the item whose 節 (class periods) are counted. */
  name: string
  value: number
  onChange: (value: number) => void
}

/** Adjusts the 節 of an item by one. */
export function LessonStepper({ name, value, onChange }: LessonStepperProps) {
  const { t } = useTranslation('plans/board')
  return (
    <span className={css.stepper}>
      <button
        type="button"
        className={css.stepButton}
        aria-label={t('fewer', { name })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <span className={css.stepValue}>{t('lessons', { count: value })}</span>
      <button
        type="button"
        className={css.stepButton}
        aria-label={t('more', { name })}
        disabled={value >= planLimits.lessonsPerItem}
        onClick={() => onChange(value + 1)}
      >
        ＋
      </button>
    </span>
  )
}
