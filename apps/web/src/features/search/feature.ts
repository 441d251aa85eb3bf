import type { WebFeature } from '../../feature/web-feature.ts'

export const search: WebFeature = {
  name: 'search',
  screens: () => import('./routes.ts').then((module) => module.searchRoutes),
}
