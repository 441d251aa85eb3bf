import { useTranslation } from 'react-i18next'
import { useParts } from '../../feature/use-parts.ts'
import { Screen } from '../../ui/screen/screen.tsx'
import { ThisWeek } from '../todos/index.ts'
import { BeginInClass } from './begin-in-class.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HomeTabs } from './home-tabs.tsx'
import css from './teaching.module.css'

/** A teacher's home: what waits for them in all their classes. */
export function TeachingScreen() {
  const { t } = useTranslation('teaching')
  const parts = useParts('waitsForMe')
    .flatMap(({ teaching = [] }) => teaching)
    .toSorted((one, other) => one.order - other.order)
  return (
    <Screen title={t('title')} width="wide">
      <HomeTabs at="teaching" />
      <BeginInClass />
      <FirstSteps />
      <div className={css.week}>
        <ThisWeek without={parts.flatMap(({ tells }) => tells ?? [])} />
      </div>
      <div className={css.parts}>
        {parts.map(({ order, Part }) => (
          <Part key={order} />
        ))}
      </div>
    </Screen>
  )
}
