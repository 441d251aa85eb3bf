import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import css from './part-missing.module.css'

/** In place of a part whose code could not be loaded. A browser asks for that again only on a new page. */
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
