import type { WebFeature } from '../../feature/web-feature.ts'
import { withTexts } from '../../i18n/with-texts.ts'
import { firstPostRoutes } from './first-routes.ts'

export const posts: WebFeature = {
  name: 'posts',
  firstScreens: firstPostRoutes,
  screens: () => import('./routes.ts').then((module) => module.postRoutes),
  live: () => import('./on-live.ts').then((module) => module.postsLive),
  inGroups: withTexts(() => import('./in-groups.ts').then((module) => module.postsInGroups), 'posts/in-groups'),
  notices: () => import('./notice-looks.ts').then((module) => module.postsNoticeLooks),
  fileUses: withTexts(() => import('./file-uses.ts').then((module) => module.postsFileUses), 'posts/file-uses'),
}
