import { useTranslation } from 'react-i18next'
import { WayButtons } from '../../feature/way-buttons.tsx'
import { Screen } from '../../ui/screen/screen.tsx'
import css from './broadcasts.module.css'
import { Broadcasts } from './broadcasts.tsx'

/** Where what the service and my school told many stands, for whoever looks for it later. */
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
