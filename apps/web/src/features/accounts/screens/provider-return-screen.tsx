import type { Provider } from '@learntrail/contract/accounts/providers'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { isProblem } from '../../../api/problem.ts'
import { paths } from '../../../paths.ts'
import { safeReturnPath } from '../../../return-path.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import { FormSkeleton } from '../../../ui/states/skeleton.tsx'
import { useExchange } from '../api/exchange-code.ts'
import { ProviderFailure } from '../providers/provider-failure.tsx'
import { providerFrom, useProviderInText } from '../providers/provider-names.ts'

/** Where a provider returns the browser: with a code, or because the person cancelled. */
export function ProviderReturnScreen() {
  const provider = providerFrom(useParams().provider)
  return provider ? <ProviderReturn provider={provider} /> : <Navigate to={paths.login} replace />
}

function ProviderReturn({ provider }: { provider: Provider }) {
  const { t } = useTranslation('accounts/providers')
  const name = useProviderInText()(provider)
  const [search] = useSearchParams()
  const [code, state, iss] = ['code', 'state', 'iss'].map((key) => search.get(key) ?? undefined)
  const { mutate, error, isIdle } = useExchange(provider)
  const navigate = useNavigate()
  const isCancelled = code === undefined || state === undefined

  useEffect(() => {
    if (isCancelled || !isIdle) return
    mutate(
      { code, state, ...(iss && { iss }) },
      {
        onSuccess: ({ result, returnTo }) => {
          if (result === 'role_needed') return navigate(`${paths.signUp}?with=${provider}`, { replace: true })
          if (result === 'linked') toast(t('linked', { name }))
          const home = result === 'linked' ? paths.account : paths.root
          return navigate(safeReturnPath(returnTo) ?? home, { replace: true })
        },
      },
    )
  }, [isCancelled, isIdle, code, state, iss, provider, name, mutate, navigate, t])

  if (isProblem(error, 'LOGIN_METHOD_CONFLICT')) return <Navigate to={paths.accountConfirmation} replace />
  return (
    <Screen title={t('return.title', { name })} width="narrow">
      {isCancelled || error ? <ProviderFailure provider={provider} error={isCancelled ? null : error} /> : null}
      {!isCancelled && !error ? <FormSkeleton fields={2} /> : null}
    </Screen>
  )
}
