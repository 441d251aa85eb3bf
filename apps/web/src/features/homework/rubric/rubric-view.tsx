import {
  type Criterion,
  type ReachedLevels,
  type Rubric,
  reachedLevel,
  rubricTotal,
} from '@learntrail/contract/homework/rubric'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import css from './rubric.module.css'

const pointsOf = (criterion: Criterion) => rubricTotal([criterion])

/** The rubric with all levels, for students to read before they write. */
export function RubricView({ rubric, isOpen }: { rubric: Rubric; isOpen: boolean }) {
  const { t } = useTranslation('homework/rubric')
  if (rubric.length === 0) return null
  return (
    <details className={css.fold} open={isOpen}>
      <summary>{t('title')}</summary>
      <ul className={css.view} aria-label={t('title')}>
        {rubric.map((criterion) => (
          <li key={criterion.id} className={css.one}>
            <Head criterion={criterion} points={t('upTo', { points: pointsOf(criterion) })} />
            <ul className={css.steps} aria-label={t('levels')}>
              {criterion.levels.map(({ id, name, words, points }) => (
                <li key={id} className={css.step}>
                  <p className={css.stepName}>
                    <strong>{name}</strong> <span>{t('pointsOf', { points })}</span>
                  </p>
                  {words ? <p className={css.note}>{words}</p> : null}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The level reached in each criterion. */
export function ReachedView({ rubric, reached }: { rubric: Rubric; reached: ReachedLevels }) {
  const { t } = useTranslation('homework/rubric')
  if (!rubric.some((criterion) => reachedLevel(criterion, reached))) return null
  return (
    <ul className={css.view} aria-label={t('reached')}>
      {rubric.map((criterion) => {
        const level = reachedLevel(criterion, reached)
        return (
          <li key={criterion.id} className={css.one}>
            <Head
              criterion={criterion}
              points={level ? t('pointsIn', { points: level.points, total: pointsOf(criterion) }) : t('notReached')}
            />
            {level ? (
              <>
                <ol className={css.ladder} aria-hidden="true">
                  {criterion.levels.map(({ id, name }) => (
                    <li key={id} data-reached={id === level.id || undefined}>
                      {id === level.id ? <Icon name="check" size={16} /> : null}
                      {name}
                    </li>
                  ))}
                </ol>
                <Unseen>{t('reachedLevel', { name: level.name })}</Unseen>
                {level.words ? <p className={css.note}>{level.words}</p> : null}
              </>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function Head({ criterion: { name, words }, points }: { criterion: Criterion; points: string }) {
  return (
    <div className={css.head}>
      <p className={css.name}>{name}</p>
      <p className={css.worth}>{points}</p>
      {words ? <p className={css.meaning}>{words}</p> : null}
    </div>
  )
}
