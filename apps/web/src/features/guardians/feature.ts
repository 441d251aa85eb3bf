import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'

export const guardians: WebFeature = {
  name: 'guardians',
  menu: {
    texts: 'guardians/menu',
    items: [
      {
        name: () => i18n.t('guardians/menu:guardian'),
        icon: 'smile',
        to: paths.guardian,
        place: { after: 'portfolio' },
        isFor: (_user, { guardsChild }) => guardsChild,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.guardianRoutes),
  live: () => import('./on-live.ts').then((module) => module.guardiansLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.guardiansInGroups), 'guardians/ways'),
  ways: withTexts(() => import('./ways.ts').then((module) => module.guardiansWays), 'guardians/ways'),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.guardianHelpPictures),
}
