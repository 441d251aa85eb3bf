import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import css from './public-footer.module.css'

export function PublicFooter() {
  const { t } = useTranslation()
  return (
    <footer className={css.footer}>
      <nav className={css.links} aria-label={t('footer.label')}>
        <Link to={paths.privacy}>{t('footer.privacy')}</Link>
        <Link to={paths.terms}>{t('footer.terms')}</Link>
        <Link to={paths.desktop}>{t('footer.install')}</Link>
        <Link to={paths.news}>{t('footer.news')}</Link>
        <Link to={paths.reportProblem}>{t('footer.problem')}</Link>
        <Link to={paths.version}>{t('footer.version')}</Link>
      </nav>
    </footer>
  )
}
