import type { WebFeature } from '../../feature/web-feature.ts'
import { firstPostRoutes } from './first-routes.ts'

export const posts: WebFeature = {
  name: 'posts',
  firstScreens: firstPostRoutes,
  screens: () => import('./routes.ts').then((module) => module.postRoutes),
  live: () => import('./on-live.ts').then((module) => module.postsLive),
}
