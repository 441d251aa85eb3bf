import type { WebFeature } from '../../feature/web-feature.ts'
import { i18n } from '../../i18n/i18n.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { paths } from '../../paths.ts'
import { firstPostRoutes } from './first-routes.ts'

export const posts: WebFeature = {
  name: 'posts',
  menu: {
    texts: 'posts/menu',
    items: [
      {
        name: () => i18n.t('posts/menu:home'),
        icon: 'home',
        to: paths.portfolio,
        place: { entry: 'portfolio' },
        tab: 'home',
        isAt: (search) => (search.get('view') ?? 'mine') !== 'mine',
      },
      {
        name: () => i18n.t('posts/menu:portfolio'),
        icon: 'portfolio',
        to: paths.myRecords,
        place: { entry: 'portfolio' },
        isAt: (search) => (search.get('view') ?? 'mine') === 'mine',
      },
      {
        name: () => i18n.t('posts/menu:collection'),
        icon: 'bookmark',
        to: paths.collection,
        place: { section: 'own', order: 4 },
      },
      { name: () => i18n.t('posts/menu:likes'), icon: 'heart', to: paths.likes, place: { section: 'own', order: 5 } },
    ],
  },
  firstScreens: firstPostRoutes,
  screens: () => import('./routes.ts').then((module) => module.postRoutes),
  live: () => import('./on-live.ts').then((module) => module.postsLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.postsInGroups), 'posts/in-groups'),
  inSearch: withTexts(() => import('./in-search.ts').then((module) => module.postsInSearch), 'posts/in-search'),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.postsFileUses), 'posts/file-uses'),
}
