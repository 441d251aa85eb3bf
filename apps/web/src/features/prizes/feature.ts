import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { prizeAddresses } from './addresses.ts'

export const prizes: WebFeature = {
  name: 'prizes',
  menu: {
    texts: 'prizes/menu',
    items: [
      {
        name: () => i18n.t('prizes/menu:prizes'),
        icon: 'gift',
        to: prizeAddresses.all,
        place: { section: 'own', order: 6 },
        isFor: (user) => user?.subscribedFeatures.includes('learning-group') ?? false,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.prizeRoutes),
  live: () => import('./on-live.ts').then((module) => module.prizesLive),
  notices: () => import('./notice-looks.ts').then((module) => module.prizeNoticeLooks),
  helpPictures: () => import('./help-pictures.tsx').then((module) => module.prizeHelpPictures),
  consoleRooms: withTexts(
    () => import('./console-rooms.ts').then((module) => module.prizeRooms),
    'prizes/console-rooms',
  ),
}
