import { useTranslation } from 'react-i18next'
import { Screen } from '../../../ui/screen/screen.tsx'
import { RewardTabs } from '../../prizes/index.ts'
import css from './purse.module.css'
import { PurseCard } from './purse-card.tsx'
import { PurseMovements } from './purse-movements.tsx'

/** My reward points and their movements. */
export function MovementsScreen() {
  const { t } = useTranslation('rewards')
  return (
    <Screen title={t('title')} width="wide">
      <RewardTabs />
      <div className={css.parts}>
        <PurseCard />
        <PurseMovements />
      </div>
    </Screen>
  )
}
