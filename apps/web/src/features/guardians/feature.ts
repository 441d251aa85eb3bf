import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const guardians: WebFeature = {
  name: 'guardians',
  screens: () => import('./routes.ts').then((module) => module.guardianRoutes),
  live: () => import('./on-live.ts').then((module) => module.guardiansLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.guardiansInGroups), 'guardians/ways'),
  ways: withTexts(() => import('./ways.ts').then((module) => module.guardiansWays), 'guardians/ways'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.guardianHelpPictures),
}
