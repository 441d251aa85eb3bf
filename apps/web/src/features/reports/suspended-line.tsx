import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './suspended-line.module.css'

/** Shown above every screen of a suspended account: that it is suspended, and where to read why. */
export function SuspendedLine() {
  const { t } = useTranslation('reports')
  return (
    <p className={css.line} role="status">
      <Icon name="lock" />
      <span>
        {t('suspended.text')} <Link to={paths.judgements}>{t('suspended.why')}</Link>
      </span>
    </p>
  )
}
