import type { OwnScores } from '@learntrail/contract/gradebook/gradebook'
import type { Group } from '@learntrail/contract/groups/group'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { formatDay } from '../../../ui/dates.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { Unseen } from '../../../ui/unseen.tsx'
import { ownScoresQuery } from '../api/gradebook.ts'
import { TermChoice } from '../term-choice.tsx'
import { useTerm } from '../use-term.ts'
import css from './own-scores.module.css'

/** A pupil's own scores of a term, if the class publishes them. */
export function OwnScoresOf({ group }: { group: Group }) {
  const { t } = useTranslation('gradebook')
  const { term, choose } = useTerm()
  const query = useQuery(ownScoresQuery(group.id, term))
  const scores = query.data
  return (
    <div className={css.parts}>
      <div className={css.term}>
        <TermChoice term={term} onChoose={choose} />
      </div>
      {query.isPending ? <CardsSkeleton cards={1} /> : null}
      {query.error && !scores ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {scores && !scores.isPublished ? (
        <EmptyState title={t('own.notPublished')}>
          <p>{t('own.notPublishedText')}</p>
        </EmptyState>
      ) : null}
      {scores?.isPublished && scores.items.length === 0 ? (
        <EmptyState title={t('own.none')}>
          <p>{t('own.noneText')}</p>
        </EmptyState>
      ) : null}
      {scores?.isPublished && scores.items.length > 0 ? (
        <Card>
          <OwnTable scores={scores} />
        </Card>
      ) : null}
    </div>
  )
}

export function OwnTable({ scores: { items, average, categories, otherWeight } }: { scores: OwnScores }) {
  const { t } = useTranslation('gradebook')
  const categoryOf = (id: string | null) => {
    if (categories.length === 0) return null
    const known = categories.find((one) => one.id === id)
    return `${known?.name ?? t('other')} ${known?.weight ?? otherWeight}`
  }
  return (
    <table className={css.table}>
      <Unseen as="caption">{t('own.title')}</Unseen>
      <thead>
        <tr>
          <th scope="col">{t('own.what')}</th>
          <th scope="col">{t('own.counts')}</th>
          <th scope="col" className={css.number}>
            {t('own.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(
          ({
            columnId,
            kind,
            title,
            day,
            maximum,
            weight,
            categoryId,
            score,
            isExcused,
            isMissing,
            isUnscored,
            isLate,
          }) => (
            <tr key={columnId}>
              <th scope="row">
                {kind === 'homework' ? <Link to={paths.homework(columnId)}>{title || t('untitled')}</Link> : title}
                <span className={css.small}>{formatDay(`${day}T12:00:00+08:00`)}</span>
              </th>
              <td className={css.small}>
                {[categoryOf(categoryId), weight === 0 ? t('notCounted') : t('weighs', { weight })]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td className={css.number}>
                {isExcused
                  ? t('cell.excused')
                  : score === null
                    ? isMissing
                      ? t('cell.missing')
                      : isUnscored
                        ? t('cell.unscored')
                        : '–'
                    : `${score} / ${maximum}`}
                {isLate ? <span className={css.small}>{t('cell.late')}</span> : null}
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('average')}
          </th>
          <td className={css.number}>{average ?? '–'}</td>
        </tr>
      </tfoot>
    </table>
  )
}
