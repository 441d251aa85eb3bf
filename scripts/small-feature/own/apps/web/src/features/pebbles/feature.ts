import { pebblePaths } from '@learntrail/contract/pebbles/paths'
import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'

export const pebbles: WebFeature = {
  name: 'pebbles',
  menu: {
    texts: 'pebbles/menu',
    items: [
      {
        name: () => i18n.t('pebbles/menu:pebbles'),
        icon: 'leaf',
        to: pebblePaths.pebbles,
        place: { section: 'own', order: 9 },
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.pebbleRoutes),
  live: () => import('./on-live.ts').then((module) => module.pebblesLive),
  inSearch: withTexts(() => import('./in-search.ts').then((module) => module.pebblesInSearch), 'pebbles/in-search'),
  notices: () => import('./notice-looks.ts').then((module) => module.pebblesNoticeLooks),
}
