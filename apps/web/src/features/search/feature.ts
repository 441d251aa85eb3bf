import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const search: WebFeature = {
  name: 'search',
  menu: {
    texts: 'search/menu',
    items: [
      {
        name: () => i18n.t('search/menu:search'),
        icon: 'search',
        to: paths.search,
        place: { section: 'own', order: 1 },
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.searchRoutes),
}
