import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'

interface ListAgainProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown }
}

/** Loads the choices of a field again after a failure; nothing unless they failed. */
export function ListAgain({ query }: ListAgainProps) {
  const { t } = useTranslation('profiles')
  if (!query.isError) return null
  return (
    <Button look="quiet" size="s" isBusy={query.isFetching} onClick={() => query.refetch()}>
      {t('form.listFailed')}
    </Button>
  )
}
