import { useTranslation } from 'react-i18next'
import { useNavigation } from '../../features/shell/index.ts'
import { capped } from '../../i18n/capped.ts'
import { paths } from '../../paths.ts'
import { IconLink } from '../../ui/icon-button.tsx'

/** Link to the notices with a count of unread ones. */
export function Bell() {
  const { t } = useTranslation('shell')
  const { personal = 0, broadcast = 0 } = useNavigation().data?.unread ?? {}
  const count = personal + broadcast
  const label = count > 0 ? t('bell.new', { shown: capped(count) }) : t('bell.none')
  return <IconLink icon="bell" to={paths.notices} label={label} count={count} />
}
