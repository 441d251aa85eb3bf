import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNavigation } from '../../features/shell/index.ts'
import { capped } from '../../i18n/capped.ts'
import { paths } from '../../paths.ts'
import { Count } from '../../ui/count.tsx'
import { Icon } from '../../ui/icon.tsx'
import css from './shell.module.css'

/** Link to the notices with a count of unread ones. */
export function Bell() {
  const { t } = useTranslation('shell')
  const { personal = 0, broadcast = 0 } = useNavigation().data?.unread ?? {}
  const count = personal + broadcast
  const label = count > 0 ? t('bell.new', { shown: capped(count) }) : t('bell.none')
  return (
    <Link className={css.tool} to={paths.notices} aria-label={label} title={label}>
      <Icon name="bell" />
      <Count value={count} className={css.count} />
    </Link>
  )
}
