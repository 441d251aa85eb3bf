import { useTranslation } from 'react-i18next'
import { Icon } from '../icon.tsx'
import { Unseen } from '../unseen.tsx'
import css from './steps.module.css'

interface StepsProps {
  /** What the whole leads to, for screen readers. */
  label: string
  steps: string[]
  /** Index of the step a person is at. */
  at: number
}

/** The trail lying down: where one is on a short way of a few steps. */
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
