import { lazy } from 'react'
import type { InSchools } from '../../feature/in-schools.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const pointsInSchools: InSchools = {
  name: 'points',
  Settings: lazy(
    withTexts(
      () => import('./leaderboard/school-switch.tsx').then((module) => ({ default: module.SchoolSwitch })),
      'points/in-schools',
    ),
  ),
}
