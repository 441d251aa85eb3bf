import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import { Unseen } from '../unseen.tsx'
import css from './step-trail.module.css'

interface StepTrailProps {
  label: string
  /** A step with `to: null` cannot be opened yet. */
  steps: readonly { name: string; to: string | null }[]
  /** Index of the current step. */
  at: number
}

/** Progress through the steps of an editor, each a link. */
export function StepTrail({ label, steps, at }: StepTrailProps) {
  const { t } = useTranslation()
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {steps.map(({ name, to }, index) => {
          const isDone = index < at
          const content = (
            <>
              <span className={css.node}>{isDone ? <Icon name="check" size={15} /> : index + 1}</span>
              <span className={css.name}>{name}</span>
              {isDone ? <Unseen>{t('stepDone')}</Unseen> : null}
            </>
          )
          return (
            <li key={name} className={css.step} data-state={isDone ? 'done' : index === at ? 'now' : 'ahead'}>
              {to !== null && index !== at ? (
                <Link className={css.link} to={to}>
                  {content}
                </Link>
              ) : (
                <span className={css.link} aria-current={index === at ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
