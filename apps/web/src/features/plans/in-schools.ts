import { lazy } from 'react'
import type { InSchools } from '../../feature/in-schools.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const plansInSchools: InSchools = {
  name: 'plans',
  Settings: lazy(
    withTexts(
      () => import('./school/school-card.tsx').then((module) => ({ default: module.SchoolCard })),
      'plans/in-schools',
    ),
  ),
}
