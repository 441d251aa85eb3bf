import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'
import css from './source-panel.module.css'

/** Marks material that is in the document; it may be placed again. */
export function PlacedMark() {
  const { t } = useTranslation('eportfolio/export')
  return (
    <span className={css.placed}>
      <Icon name="check" size={14} />
      {t('sources.placed')}
    </span>
  )
}
