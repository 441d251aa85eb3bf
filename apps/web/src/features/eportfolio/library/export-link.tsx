import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Sign } from '../../../ui/sign.tsx'
import css from './export-link.module.css'

/** Card beside the trail that leads from records to e-portfolios. */
export function ExportLink() {
  const { t } = useTranslation('eportfolio/menu')
  return (
    <Link className={css.link} to={paths.ePortfolios}>
      <Sign icon="portfolio" isSmall />
      <span className={css.words}>
        <span className={css.name}>{t('fromRecords.name')}</span>
        <span className={css.note}>{t('fromRecords.note')}</span>
      </span>
      <Icon name="right" size={18} />
    </Link>
  )
}
