import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import { privacyIcons, privacyName } from './privacy.ts'
import css from './privacy-line.module.css'

export function PrivacyLine({ privacy }: { privacy: number }) {
  const { t } = useTranslation('posts')
  const name = privacyName(privacy)
  return (
    <span className={css.privacy}>
      <Icon name={privacyIcons[name]} size={14} />
      {t(`privacy.names.${name}`)}
    </span>
  )
}
