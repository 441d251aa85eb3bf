import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const gradebook: WebFeature = {
  name: 'gradebook',
  screens: () => import('./routes.ts').then((module) => module.gradebookRoutes),
  live: () => import('./on-live.ts').then((module) => module.gradebookLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.gradebookInGroups), 'gradebook/in-groups'),
  inHomework: withTexts(
    () => import('./in-homework.ts').then((module) => module.gradebookInHomework),
    'gradebook/in-groups',
  ),
  waitsForMe: withTexts(
    () => import('./waits-for-me.ts').then((module) => module.gradebookWaitsForMe),
    'gradebook/waits',
  ),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.gradebookHelpPictures),
}
