import { lazy } from 'react'
import type { InHomework } from '../../feature/in-homework.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const pointsInHomework: InHomework = {
  name: 'points',
  BelowPoints: lazy(
    withTexts(
      () => import('./in-group/who-gets-none.tsx').then((module) => ({ default: module.WhoGetsNone })),
      'points/in-homework',
    ),
  ),
}
