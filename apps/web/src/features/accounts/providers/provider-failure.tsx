import type { Provider } from '@learntrail/contract/accounts/providers'
import { useTranslation } from 'react-i18next'
import { useSentence } from '../../../i18n/problem-sentence.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useLeaveForProvider } from '../api/leave-for-provider.ts'
import { useProviderInText } from './provider-names.ts'

interface ProviderFailureProps {
  provider: Provider
  /** Null if the person cancelled. */
  error: unknown
}

/** Says why signing in at a provider failed, and offers two ways on. */
export function ProviderFailure({ provider, error }: ProviderFailureProps) {
  const { t } = useTranslation('accounts/providers')
  const name = useProviderInText()(provider)
  const sentence = useSentence()
  const leave = useLeaveForProvider()
  return (
    <StatePanel
      scene={error ? 'broken' : 'closed'}
      title={t(error ? 'failed.title' : 'cancelled.title')}
      role="alert"
      action={
        <>
          <Button isBusy={leave.isPending} onClick={() => leave.mutate({ provider })}>
            {t('again', { name })}
          </Button>
          <LinkButton look="line" to={paths.login}>
            {t('otherWay')}
          </LinkButton>
        </>
      }
    >
      <p>{error ? sentence(error) : t('cancelled.text', { name })}</p>
      {leave.error ? <p>{sentence(leave.error)}</p> : null}
    </StatePanel>
  )
}
