import { useTranslation } from 'react-i18next'
import css from './logo.module.css'

interface LogoProps {
  size?: number
  /** Leaves out the name, for narrow places. */
  bare?: boolean
}

export function Logo({ size = 30, bare = false }: LogoProps) {
  const { t } = useTranslation()
  return (
    <span className={css.logo}>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect className={css.ground} width="32" height="32" rx="9" />
        <path className={css.path} d="M8 24c0-6 7-5 7-10 0-4 4-6 9-6" />
        <circle className={css.start} cx="8" cy="24" r="2.6" />
        <circle className={css.end} cx="24" cy="8" r="3.4" />
      </svg>
      {bare ? null : t('productName')}
    </span>
  )
}
