import { useTranslation } from 'react-i18next'
import css from './book-loading.module.css'

/** Placeholder page while the document loads. */
export function BookLoading() {
  const { t } = useTranslation('common')
  return (
    <div className={css.loading} role="status" aria-label={t('loading')}>
      <span className={css.sheet} aria-hidden="true">
        {['42%', '94%', '88%', '96%', '60%'].map((width) => (
          <span key={width} className={css.line} style={{ width }} />
        ))}
      </span>
    </div>
  )
}
