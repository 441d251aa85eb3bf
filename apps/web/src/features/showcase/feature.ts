import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { paths } from '../../paths.ts'

export const showcase: WebFeature = {
  name: 'showcase',
  menu: {
    texts: 'showcase/menu',
    items: [
      {
        name: () => i18n.t('showcase/menu:show'),
        icon: 'spark',
        to: paths.show(),
        place: { section: 'own', order: 3 },
        // All showcases share one path; only mine is an entry of my menu.
        isAt: (search, user) => !search.has('user') || search.get('user') === user?.id,
      },
    ],
  },
  screens: () => import('./routes.ts').then((module) => module.showcaseRoutes),
}
