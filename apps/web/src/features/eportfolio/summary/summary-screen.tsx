import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { RefusedState } from '../../../ui/states/refused-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { ePortfolioQuery } from '../api/read-eportfolio.ts'
import { summaryQuery } from '../api/read-summary.ts'
import { SummaryEditor } from './summary-editor.tsx'

/** Screen for the summary of one's own e-portfolio, with suggestions. */
export function SummaryScreen() {
  const { t } = useTranslation('eportfolio')
  const { ePortfolioId = '' } = useParams()
  const ePortfolio = useQuery(ePortfolioQuery(ePortfolioId))
  const summary = useQuery(summaryQuery(ePortfolioId))
  const failed = [ePortfolio, summary].find((query) => query.isError && !query.data)
  return (
    <Screen title={t('summary.title')} back={paths.ePortfolio(ePortfolioId)} width="wide">
      {failed ? (
        <FailedState error={failed.error} onRetry={() => failed.refetch()} isRetrying={failed.isFetching} />
      ) : !ePortfolio.data || !summary.data ? (
        <FormSkeleton fields={2} />
      ) : ePortfolio.data.can.edit ? (
        <SummaryEditor key={ePortfolioId} ePortfolio={ePortfolio.data} known={summary.data} />
      ) : (
        <RefusedState
          title={t('summary.refused')}
          action={<LinkButton to={paths.ePortfolio(ePortfolioId)}>{t('summary.toEPortfolio')}</LinkButton>}
        >
          <p>{t('summary.refusedText')}</p>
        </RefusedState>
      )}
    </Screen>
  )
}
