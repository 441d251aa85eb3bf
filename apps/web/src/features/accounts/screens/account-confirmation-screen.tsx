import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FailedState } from '../../../ui/states/failed-state.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { methodConflictQuery } from '../api/read-method-conflict.ts'
import { MethodConflict } from '../providers/method-conflict.tsx'

/** One e-mail with two sign-in methods: shows both, and asks for proof of the original one before merging. */
export function AccountConfirmationScreen() {
  const { t } = useTranslation('accounts/providers')
  const { data, error, isFetching, refetch } = useQuery(methodConflictQuery)
  return (
    <Screen title={t('conflict.title')} lead={data?.conflict ? t('conflict.lead') : undefined} width="narrow">
      {error && !data ? <FailedState error={error} onRetry={() => refetch()} isRetrying={isFetching} /> : null}
      {!data && !error ? <FormSkeleton fields={2} /> : null}
      {data?.conflict ? <MethodConflict conflict={data.conflict} /> : null}
      {data && !data.conflict ? (
        <StatePanel
          scene="closed"
          title={t('conflict.none')}
          action={<LinkButton to={paths.login}>{t('conflict.toLogIn')}</LinkButton>}
        >
          <p>{t('conflict.noneText')}</p>
        </StatePanel>
      ) : null}
    </Screen>
  )
}
