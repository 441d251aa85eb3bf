import { lazy } from 'react'
import type { InHomework } from '../../feature/in-homework.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const gradebookInHomework: InHomework = {
  name: 'gradebook',
  Above: lazy(
    withTexts(
      () => import('./own/above-homework.tsx').then((module) => ({ default: module.AboveHomework })),
      'gradebook',
    ),
  ),
}
