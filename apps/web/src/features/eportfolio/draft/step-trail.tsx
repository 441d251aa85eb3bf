import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import css from './step-trail.module.css'

const steps = ['material', 'structure', 'typeset'] as const
export type EditorStep = (typeof steps)[number]

/** Where one is on the way to a document; without a draft there is nothing to go on to yet. */
export function StepTrail({ step, draftId }: { step: EditorStep; draftId?: string | undefined }) {
  const { t } = useTranslation(['eportfolio/export', 'common'])
  const at = steps.indexOf(step)
  const addresses: Record<EditorStep, (id: string) => string> = {
    material: paths.selectMaterial,
    structure: paths.structure,
    typeset: paths.typeset,
  }
  return (
    <nav aria-label={t('steps.label')}>
      <ol className={css.trail}>
        {steps.map((one, index) => {
          const isDone = index < at
          const content = (
            <>
              <span className={css.node}>{isDone ? <Icon name="check" size={15} /> : index + 1}</span>
              <span className={css.name}>{t(`steps.${one}`)}</span>
              {isDone ? <Unseen>{t('common:stepDone')}</Unseen> : null}
            </>
          )
          return (
            <li key={one} className={css.step} data-state={isDone ? 'done' : index === at ? 'now' : 'ahead'}>
              {draftId && index !== at ? (
                <Link className={css.link} to={addresses[one](draftId)}>
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
