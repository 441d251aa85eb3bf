import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { Unseen } from '../unseen.tsx'
import css from './steps.module.css'

interface StepsProps {
  /** Accessible name: what the steps lead to. */
  label: string
  steps: string[]
  /** Index of the current step. */
  at: number
}

/** A horizontal trail that shows progress through a few steps. */
export function Steps({ label, steps, at }: StepsProps) {
  const { t } = useTranslation()
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={css.step}
          data-state={index < at ? 'done' : index === at ? 'now' : 'ahead'}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={css.node}>{index < at ? <Icon name="check" size={16} /> : index + 1}</span>
          <span className={css.name}>
            {step}
            {index < at ? <Unseen>{t('stepDone')}</Unseen> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
