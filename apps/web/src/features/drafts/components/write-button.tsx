import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './write-button.module.css'

/** Round button to write, for tablets; phones have it in the bottom bar, computers above the trail. */
export function WriteButton() {
  const { t } = useTranslation('drafts/compose')
  return (
    <Link className={css.write} to={paths.quickPost} aria-label={t('write')} title={t('write')}>
      <Icon name="edit" size={24} />
    </Link>
  )
}
