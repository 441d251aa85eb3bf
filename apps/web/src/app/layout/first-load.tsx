import { useTranslation } from 'react-i18next'
import { Unseen } from '../../ui/unseen.tsx'
import css from './first-load.module.css'

/** Shown until the first screen is loaded: the product name as in index.html, and after a moment a pulsing dot. */
export function FirstLoad() {
  const { t } = useTranslation()
  return (
    <main id="main" className={css.wait} aria-busy="true">
      <Unseen as="h1">{t('loading')}</Unseen>
      <p className="first-word" aria-hidden="true" />
    </main>
  )
}
