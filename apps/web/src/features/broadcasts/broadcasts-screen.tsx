import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../feature/way-buttons.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import css from './broadcasts.module.css'
import { Broadcasts } from './broadcasts.tsx'

/** The broadcasts of the service and the person's school, on a screen of their own. */
export function BroadcastsScreen() {
  const { t } = useTranslation('broadcasts')
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <Broadcasts />
      <div className={css.ways}>
        <WayButtons from="broadcasts" look="line" hasIcons />
      </div>
    </Screen>
  )
}
