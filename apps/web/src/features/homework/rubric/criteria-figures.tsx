import type { QuestionStatistics } from '@learntrail/contract/homework/questions'
import { type Rubric, rubricTotal } from '@learntrail/contract/homework/rubric'
import { useTranslation } from 'react-i18next'
import css from './rubric.module.css'

interface CriteriaFiguresProps {
  rubric: Rubric
  criteria: QuestionStatistics['criteria']
}

/** Number of students at each level of each criterion. */
export function CriteriaFigures({ rubric, criteria }: CriteriaFiguresProps) {
  const { t } = useTranslation('homework/rubric')
  if (!criteria.some(({ mean }) => mean !== null)) return null
  return (
    <ul className={css.view} aria-label={t('title')}>
      {rubric.map((criterion) => {
        const figures = criteria.find(({ id }) => id === criterion.id)
        const countOf = (levelId: string) => figures?.levels.find(({ id }) => id === levelId)?.count ?? 0
        const most = Math.max(1, ...criterion.levels.map(({ id }) => countOf(id)))
        return (
          <li key={criterion.id} className={css.one}>
            <div className={css.head}>
              <p className={css.name}>{criterion.name}</p>
              <p className={css.worth}>{t('mean', { mean: figures?.mean ?? 0, total: rubricTotal([criterion]) })}</p>
            </div>
            <ul className={css.bars}>
              {criterion.levels.map(({ id, name }) => (
                <li key={id} className={css.bar}>
                  <span className={css.barName}>{name}</span>
                  <meter className={css.meter} min={0} max={most} value={countOf(id)} aria-hidden="true" />
                  <span className={css.worth}>{t('people', { count: countOf(id) })}</span>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
