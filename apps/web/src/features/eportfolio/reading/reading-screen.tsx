import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { LostState } from '../../../ui/states/lost-state.tsx'
import { Loading, SkeletonLines } from '../../../ui/states/skeleton.tsx'
import { ePortfolioQuery } from '../api/read-eportfolio.ts'
import { BookLoading } from './book/book-loading.tsx'
import { OwnerMenu } from './owner/owner-menu.tsx'
import css from './reading-screen.module.css'
import { WholeEPortfolio } from './whole-eportfolio.tsx'

/** Whether the e-portfolio is deleted, withdrawn, hidden, or never existed. */
export const isGone = (error: unknown) => isProblem(error, 'EPORTFOLIO_NOT_FOUND', 'NOT_FOUND', 'VALIDATION_FAILED')

/** Screen of one e-portfolio: its pages and everything about it. */
export function ReadingScreen() {
  const { t } = useTranslation('eportfolio')
  const navigate = useNavigate()
  const { ePortfolioId = '' } = useParams()
  const query = useQuery(ePortfolioQuery(ePortfolioId))
  const isLost = isGone(query.error)
  // Do not show cached data of one that is gone.
  const ePortfolio = isLost ? undefined : query.data
  const isMine = ePortfolio?.can.edit ?? false
  const back = isMine ? paths.ePortfolios : paths.exhibition

  return (
    <Screen
      title={ePortfolio?.title ?? t('title')}
      back={back}
      width="wide"
      toolbar={
        ePortfolio && isMine ? (
          <OwnerMenu ePortfolio={ePortfolio} onDeleted={() => navigate(paths.ePortfolios, { replace: true })} />
        ) : null
      }
    >
      {query.isPending ? (
        <Loading>
          <div className={css.waiting}>
            <BookLoading />
          </div>
          <SkeletonLines lines={4} />
        </Loading>
      ) : null}
      {isLost ? (
        <LostState title={t('gone.title')} text={t('gone.text')} to={paths.exhibition} way={t('gone.toExhibition')} />
      ) : null}
      {query.isError && !isLost && !ePortfolio ? (
        <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
      ) : null}
      {ePortfolio ? <WholeEPortfolio key={ePortfolio.id} ePortfolio={ePortfolio} /> : null}
    </Screen>
  )
}
