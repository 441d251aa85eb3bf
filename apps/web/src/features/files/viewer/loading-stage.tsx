import { useTranslation } from 'react-i18next'
import css from './loading-stage.module.css'

/** Skeleton of a page that is loading. */
export function LoadingStage() {
  const { t } = useTranslation('files/viewer')
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
