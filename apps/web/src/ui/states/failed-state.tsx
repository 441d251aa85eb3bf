import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useSentence } from '../../i18n/problem-sentence.ts'
import { Button } from '../button.tsx'
import { StatePanel } from './state-panel.tsx'

interface FailedStateProps {
  error: unknown
  onRetry?: () => void
  isRetrying?: boolean
}

/** Explains an error and offers a retry. A refusal says who can allow the action. */
export function FailedState({ error, onRetry, isRetrying }: FailedStateProps) {
  const { t } = useTranslation()
  const sentence = useSentence()
  const isRefused = isProblem(error) && error.status === 403
  const retry = onRetry ? (
    <Button look="soft" onClick={onRetry} isBusy={isRetrying}>
      {t('retry')}
    </Button>
  ) : null

  return (
    <StatePanel
      role="alert"
      scene={isRefused ? 'closed' : isProblem(error, 'NOT_FOUND') ? 'lost' : 'broken'}
      title={t(isRefused ? 'refusedTitle' : isProblem(error, 'NETWORK') ? 'offlineTitle' : 'failedTitle')}
      action={retry}
    >
      <p>{sentence(error)}</p>
      {isProblem(error) && error.requestId && error.status >= 500 ? (
        <p>{t('requestId', { id: error.requestId })}</p>
      ) : null}
    </StatePanel>
  )
}
