import { useTranslation } from 'react-i18next'
import { Unseen } from '../../ui/unseen.tsx'
import css from './first-load.module.css'

/** Before the first screen is there: the name, as index.html shows it, and after a moment a dot that breathes. */
export function FirstLoad() {
  const { t } = useTranslation()
  return (
    <main id="main" className={css.wait} aria-busy="true">
      <Unseen as="h1">{t('loading')}</Unseen>
      <p className="first-word" aria-hidden="true" />
    </main>
  )
}
