import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { wholeSchools } from '../profiles/index.ts'

export const broadcasts: WebFeature = {
  name: 'broadcasts',
  menu: {
    texts: 'broadcasts/menu',
    items: [
      {
        name: () => i18n.t('broadcasts/menu:broadcasts'),
        icon: 'megaphone',
        to: paths.broadcasts,
        place: { section: 'own', order: 0 },
        count: ({ unread }) => unread.broadcast,
        isFor: (user) => user !== null,
      },
      {
        name: () => i18n.t('broadcasts/menu:announce'),
        icon: 'megaphone',
        to: paths.buildBroadcast,
        place: { section: 'staff', order: 2 },
        // Staff have it in the console instead.
        isFor: (user) => user !== null && wholeSchools(user).length > 0,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.broadcastRoutes),
  live: () => import('./on-live.ts').then((module) => module.broadcastsLive),
  fileUses: withTexts(
    () => import('./file-uses.ts').then((module) => module.broadcastsFileUses),
    'broadcasts/file-uses',
  ),
}
