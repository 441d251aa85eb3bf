import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { CardsSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { confirmationQuery } from '../api/read-confirmation.ts'
import { CodeForm } from './code-form.tsx'
import { Confirmed } from './confirmed.tsx'

/** The public screen that a document's confirmation code leads to. */
export function ConfirmScreen() {
  const { t } = useTranslation('eportfolio')
  const { code = '' } = useParams()
  return (
    <Screen title={t('confirm.title')} lead={t('confirm.lead')}>
      {code === '' ? <CodeForm /> : <ConfirmedCode key={code} code={code} />}
    </Screen>
  )
}

function ConfirmedCode({ code }: { code: string }) {
  const { t } = useTranslation('eportfolio')
  const query = useQuery(confirmationQuery(code))
  if (query.data) return <Confirmed confirmation={query.data} />
  if (query.isPending) return <CardsSkeleton cards={1} />
  if (isProblem(query.error, 'CONFIRMATION_WITHDRAWN')) {
    return (
      <StatePanel scene="closed" title={t('confirm.withdrawn')} role="status">
        <p>{t('confirm.withdrawnText')}</p>
      </StatePanel>
    )
  }
  if (!isProblem(query.error, 'CONFIRMATION_NOT_FOUND', 'VALIDATION_FAILED', 'NOT_FOUND')) {
    return <FailedState error={query.error} onRetry={() => query.refetch()} isRetrying={query.isFetching} />
  }
  return (
    <>
      <StatePanel scene="lost" title={t('confirm.unknown')} role="status">
        <p>{t('confirm.unknownText')}</p>
      </StatePanel>
      <CodeForm />
    </>
  )
}
