import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './export-link.module.css'

/** From records to a document that is handed in: a card beside the trail, a line above it where there is no room. */
export function ExportLink({ look }: { look: 'card' | 'line' }) {
  const { t } = useTranslation('posts')
  return (
    <Link className={css.link} data-look={look} to={paths.ePortfolios}>
      <span className={css.node}>
        <Icon name="portfolio" size={18} />
      </span>
      <span className={css.words}>
        <span className={css.name}>{t('export.name')}</span>
        {look === 'card' ? <span className={css.note}>{t('export.note')}</span> : null}
      </span>
      <Icon name="right" size={18} />
    </Link>
  )
}
