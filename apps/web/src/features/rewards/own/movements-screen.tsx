import { useTranslation } from 'react-i18next'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen/screen.tsx'
import css from './purse.module.css'
import { PurseCard } from './purse-card.tsx'
import { PurseMovements } from './purse-movements.tsx'

/** My reward points and how they came and went. */
export function MovementsScreen() {
  const { t } = useTranslation('rewards')
  return (
    <Screen title={t('title')} back={paths.portfolio}>
      <div className={css.parts}>
        <PurseCard />
        <PurseMovements />
      </div>
    </Screen>
  )
}
