import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import css from './part-missing.module.css'

/**
 * Shown in place of a part whose code failed to load. Retrying reloads the page, because browsers do not refetch a
 * failed module on the same page.
 */
export function PartMissing() {
  const { t } = useTranslation()
  return (
    <p className={css.note} role="status">
      {t('partNotLoaded')}{' '}
      <Button look="quiet" size="s" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </p>
  )
}
