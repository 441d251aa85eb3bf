import type { WebFeature } from '../../feature/web-feature.ts'

export const guides: WebFeature = {
  name: 'guides',
  screens: () => import('./routes.ts').then((module) => module.guideRoutes),
}
