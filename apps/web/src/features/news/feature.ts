import type { WebFeature } from '../../feature/web-feature.ts'

export const news: WebFeature = {
  name: 'news',
  screens: () => import('./routes.ts').then((module) => module.newsRoutes),
}
