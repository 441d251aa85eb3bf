import type { WebFeature } from '../../feature/web-feature.ts'

export const showcase: WebFeature = {
  name: 'showcase',
  screens: () => import('./routes.ts').then((module) => module.showcaseRoutes),
}
